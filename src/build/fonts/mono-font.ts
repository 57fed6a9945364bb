import latin from '#assets/fonts/mono-latin.woff2?url';
import ukrainian from '#assets/fonts/mono-ukrainian.woff2?url';
import type { Locale } from '#i18n/locales.ts';

/** The file and the rule of the family `Mono` of small labels, Martian Mono. The font of a device is as wide. */
export function toMonoFont(locale: Locale): { file: string; css: string } {
	const file = locale === 'uk' ? ukrainian : latin;
	return {
		file,
		css: `@font-face{font-family:Mono;src:url(${file});font-weight:400;font-display:swap}`,
	};
}
