import { locales } from './locale.ts';

/** The two-letter code of a language that is called by its name in English, Ukrainian, Spanish or itself. */
export function findLanguageCode(name: string | undefined): string | undefined {
	const codes = [
		...['en', 'uk', 'es', 'de', 'fr', 'it', 'pt', 'pl', 'cs', 'sk', 'ro', 'hu', 'bg', 'hr', 'sr'],
		...['nl', 'sv', 'da', 'no', 'fi', 'et', 'lv', 'lt', 'el', 'tr', 'ka', 'hy', 'az', 'he', 'ar'],
		...['fa', 'hi', 'bn', 'ur', 'ta', 'te', 'zh', 'ja', 'ko', 'vi', 'th', 'id', 'ca', 'eu', 'gl'],
		...['ru', 'be', 'kk', 'uz', 'sl', 'sq', 'mk', 'is', 'ga', 'cy', 'sw', 'af', 'ms', 'mt', 'la'],
	];
	const wanted = name?.toLowerCase();
	return codes.find((code) =>
		[...locales, code].some(
			(locale) =>
				new Intl.DisplayNames(locale, { type: 'language' }).of(code)?.toLowerCase() === wanted,
		),
	);
}
