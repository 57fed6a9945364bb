import latin from '#assets/fonts/mono-latin.woff2?url';
import ukrainian from '#assets/fonts/mono-ukrainian.woff2?url';
import type { Locale } from '#i18n/locales.ts';

/**
 * The rule for the family `Mono` of small labels, Martian Mono. It is `optional`: a label keeps the font in which it was
 * first seen, and the next page has this one from the cache.
 */
export function toMonoRule(locale: Locale): string {
	const file = locale === 'uk' ? ukrainian : latin;
	return `@font-face{font-family:Mono;src:url(${file});font-weight:400;font-display:optional}`;
}
