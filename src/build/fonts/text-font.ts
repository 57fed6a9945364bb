import whole from '#assets/fonts/onest.woff2?url';
import latin from '#assets/fonts/onest-latin.woff2?url';
import ukrainian from '#assets/fonts/onest-ukrainian.woff2?url';
import type { Locale } from '#i18n/locales.ts';
import { textSets, toUnicodeRange } from './text-sets.ts';

const files = { latin, ukrainian } as const;
/** The character set of a language; `whole` loads the complete font. */
const sets: Readonly<Record<Locale, keyof typeof files | 'whole'>> = {
	en: 'latin',
	es: 'latin',
	uk: 'ukrainian',
};

/** Languages whose file is over 14 kB, so that it takes two rounds on a slow line. */
export const largeFonts: readonly Locale[] = ['uk'];

/** The file that the texts of a language are set in, and the rules that name it and the whole font. */
export function toTextFont(locale: Locale): { file: string; css: string } {
	const set = sets[locale];
	const all = toRule(whole);
	if (set === 'whole') return { file: whole, css: all };
	const range = toUnicodeRange(textSets[set]);
	return { file: files[set], css: `${all}${toRule(files[set], `;unicode-range:${range}`)}` };
}

function toRule(file: string, more = '') {
	const shown = 'font-weight:400 600;font-display:swap';
	return `@font-face{font-family:Onest;src:url(${file});${shown}${more}}`;
}

/** Faces whose digits are 0.6 em wide, one for each operating system. */
const figureFaces = ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'];

/** A digit of the text font is 0.7 em wide (`ss01`): nothing moves when they change. */
const figures = `@font-face{font-family:Figures;src:${figureFaces
	.map((name) => `local("${name}")`)
	.join(',')};size-adjust:116.7%}`;

/** The text face comes after the first paint, if the page does not know it to be there already. */
export const lateFontCss = [
	figures,
	'.figures{font-family:Onest,Figures,monospace}',
	'.js:not([data-font]){--text:"Onest fallback",system-ui,sans-serif}',
	'.js:not([data-font]) .figures{font-family:Figures,monospace}',
].join('');
