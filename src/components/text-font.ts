import whole from '#assets/fonts/onest.woff2?url';
import latin from '#assets/fonts/onest-latin.woff2?url';
import ukrainian from '#assets/fonts/onest-ukrainian.woff2?url';
import type { Locale } from '#i18n/locales.ts';
import { textSets, toUnicodeRange } from './text-sets.ts';

const files = { latin, ukrainian } as const;
/** A language that is not named here loads the whole font. */
const sets: Partial<Record<Locale, keyof typeof files>> = {
	en: 'latin',
	es: 'latin',
	uk: 'ukrainian',
};

/** The file that the texts of a language are set in, and the rules that name it and the whole font. */
export function toTextFont(locale: Locale): { file: string; css: string } {
	const set = sets[locale];
	const all = toRule(whole);
	if (!set) return { file: whole, css: all };
	const range = toUnicodeRange(textSets[set]);
	return { file: files[set], css: `${all}${toRule(files[set], `;unicode-range:${range}`)}` };
}

function toRule(file: string, more = '') {
	const shown = 'font-weight:400 600;font-display:swap';
	return `@font-face{font-family:Onest;src:url(${file});${shown}${more}}`;
}
