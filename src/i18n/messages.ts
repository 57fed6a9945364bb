import { hasLeftward, isolate } from '#lib/isolate.ts';
import { formatNumber } from './format-number.ts';
import { type Locale, toIntlTag } from './locales.ts';

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
 * Fills the placeholders of a message; texts from right to left and the words around them do not turn each other round. One without a value stays as it is, so that it is noticed.
 * @example fill('Log in as {name}', { name: 'Olha' }) // 'Log in as Olha'
 */
export function fill(message: string, values: Values): string {
	return message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
		const text = String(values[name] ?? placeholder);
		return hasLeftward(message + text) ? isolate(text) : text;
	});
}

/**
 * Picks the plural form of the number, and fills in the number as `{count}`, written as the language
 * writes it, and any further placeholders.
 * @example plural('en', { one: '{count} year', other: '{count} years' }, 3) // '3 years'
 */
export function plural(
	locale: Locale,
	forms: PluralForms,
	count: number,
	values: Values = {},
): string {
	const form = forms[new Intl.PluralRules(toIntlTag(locale)).select(count)] ?? forms.other;
	return fill(form, { ...values, count: formatNumber(locale, count) });
}

type Values = Readonly<Record<string, string | number>>;
