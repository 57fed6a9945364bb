import whole from '#assets/fonts/onest.woff2?url';
import latin from '#assets/fonts/onest-latin.woff2?url';
import ukrainian from '#assets/fonts/onest-ukrainian.woff2?url';
import { type BuiltInLocale, isBuiltIn, type Locale, toBuiltIn } from '#i18n/locales.ts';
import { textSets, toUnicodeRange } from './text-sets.ts';

const files = { latin, ukrainian } as const;
/** The character sets of the built-in languages. */
const sets: Readonly<Record<BuiltInLocale, keyof typeof files>> = {
	en: 'latin',
	es: 'latin',
	uk: 'ukrainian',
};

/** Widths on which the text font may come late. Wider screens have faster lines. */
const phones = '(width < 900px)';
/** Where it does not, it is preloaded. */
export const preloadWidths = '(width >= 900px)';

/** The file that the texts of a language are set in – the whole font for one that is content –, and the rules that name it and the whole font. */
export function toTextFont(locale: Locale): { file: string; css: string } {
	const all = toFallbackCss(locale) + toRule(whole);
	if (!isBuiltIn(locale)) return { file: whole, css: all };
	const set = sets[locale];
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

/**
 * On phones the text face comes after the first paint, if the page does not know it to be there already: page and font
 * together would fill a slow line.
 */
export const lateFontCss = `${figures}.figures{font-family:Onest,Figures,monospace}@media ${phones}{${[
	'.js:not([data-font]){--text:"Onest fallback",system-ui,sans-serif}',
	'.js:not([data-font]) .figures{font-family:Figures,monospace}',
].join('')}}`;

/** Ascent and descent of Onest in ems. A size adjustment applies to them, too. */
const ascent = 0.973;
const descent = 0.311;

/**
 * Fonts of the operating systems, scaled to the width of Onest, so that lines hardly move when the font arrives. The
 * percentages are widths of the texts of this site in Onest and in the other font, regular and semibold; Arial, which
 * Liberation Sans copies, and Roboto differ by up to 1.5 %, so theirs is between the two. Linux may have DejaVu only.
 */
const fallbacks: Readonly<Record<BuiltInLocale, readonly Fallback[]>> = {
	en: [
		{ fonts: ['DejaVu Sans'], regular: 92.8, semibold: 94.8 },
		{ fonts: ['Arial', 'Liberation Sans', 'Roboto'], regular: 105.5, semibold: 106.8 },
	],
	uk: [
		{ fonts: ['DejaVu Sans'], regular: 90.4, semibold: 93.5 },
		{ fonts: ['Arial', 'Liberation Sans', 'Roboto'], regular: 103.2, semibold: 105.9 },
	],
	es: [
		{ fonts: ['DejaVu Sans'], regular: 92.5, semibold: 94.7 },
		{ fonts: ['Arial', 'Liberation Sans', 'Roboto'], regular: 104.7, semibold: 106.4 },
	],
};

/** Adjustments in percent. */
interface Fallback {
	fonts: readonly string[];
	regular: number;
	semibold: number;
}

function toFallbackCss(locale: Locale): string {
	return fallbacks[toBuiltIn(locale)]
		.flatMap(({ fonts, regular, semibold }) => [
			toFallbackRule(fonts, regular),
			toFallbackRule(fonts, semibold, 'font-weight:600;'),
		])
		.join('');
}

/** The regular font serves both weights: browsers make it bold without making it wider. */
function toFallbackRule(fonts: readonly string[], adjust: number, weight = ''): string {
	const source = fonts.map((name) => `local("${name}")`).join(',');
	const toPercent = (ems: number) => `${Math.round((ems / adjust) * 100_000) / 10}%`;
	const sizes = `size-adjust:${adjust}%;ascent-override:${toPercent(ascent)};descent-override:${toPercent(descent)}`;
	return `@font-face{font-family:"Onest fallback";src:${source};${weight}${sizes}}`;
}
