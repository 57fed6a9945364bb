import { formatNames } from '#i18n/format-list.ts';
import type { Locale } from '#i18n/locales.ts';
import type { SpokenLanguage } from './education.ts';
import type { Words } from './localize.ts';
import type { Profile } from './site.ts';

/** Whether the names of languages have a small letter inside a line. */
function hasSmallNames(locale: Locale): boolean {
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of('en') ?? '';
	return name !== '' && name.charAt(0) === name.charAt(0).toLowerCase();
}

/** Where the person is, which languages they speak, and whether they can be hired; in this order, what there is of it. */
export function toIntroduction(
	locale: Locale,
	profile: Pick<Profile, 'place' | 'nativeLanguage' | 'availability'>,
	languages: readonly SpokenLanguage[],
): Words[] {
	const { place, nativeLanguage, availability } = profile;
	const spoken = [
		...(nativeLanguage ? [nativeLanguage] : []),
		...languages.map(({ name, level }) => ({ ...name, text: withCode(name.text, level?.text) })),
	];
	const lang = spoken.find((words) => words.lang)?.lang;
	const names = spoken.map((words, index) =>
		index > 0 && !words.lang && hasSmallNames(locale)
			? words.text.charAt(0).toLowerCase() + words.text.slice(1)
			: words.text,
	);
	const text = formatNames(locale, names);
	return [
		place,
		...(text ? [{ text, ...(lang && { lang }) }] : []),
		...(availability ? [availability] : []),
	];
}

/** @example withCode('English', 'Upper-Intermediate (B2)') // 'English B2' */
function withCode(name: string, level = ''): string {
	const [code] = /\b[ABC][12]\b/.exec(level) ?? [];
	return code ? `${name} ${code}` : name;
}
