import { intlTags, type Locale } from './locales.ts';

export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A translation has exactly the English keys; plural messages may add the forms their language needs. */
export type MessagesLike<English> = {
	[Key in keyof English]: English[Key] extends string
		? string
		: English[Key] extends { one: string; other: string }
			? PluralForms
			: MessagesLike<English[Key]>;
};

/**
 * Picks the plural form and puts the number in the place of `#`.
 * @example plural('uk', { one: '# проєкт', few: '# проєкти', many: '# проєктів', other: '# проєкту' }, 3) // '3 проєкти'
 */
export function plural(locale: Locale, forms: PluralForms, count: number): string {
	const tag = intlTags[locale];
	const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other;
	return form.replace('#', new Intl.NumberFormat(tag).format(count));
}

/**
 * Fills `{name}` places of a message.
 * @example fill('Sign in as {name}', { name: 'Olha' }) // 'Sign in as Olha'
 */
export function fill(message: string, values: Record<string, string | number>): string {
	return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
