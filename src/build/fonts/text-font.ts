import { type BuiltInLocale, isBuiltIn, type Locale, toBuiltIn } from '#i18n/locales.ts';
import list from './font-fallbacks.json' with { type: 'json' };
import { type FontFile, textFaces } from './text-faces.ts';

/** Wider screens have faster lines: there the fonts are asked for at once, and shown whenever they come. */
export const wideScreens = '(width >= 900px)';

/**
 * The files that the texts of a language are set in – the whole font for one that is content –, and the rules that name
 * them and the rest of the font.
 */
export function toTextFont(locale: Locale): TextFont {
	const { first, rest } = isBuiltIn(locale)
		? textFaces.files[locale]
		: { first: [], rest: textFaces.whole };
	return {
		files: (first.length > 0 ? first : rest.slice(0, 1)).map(({ url }) => url),
		fallback: toFallbackCss(locale) + figuresCss,
		css: [...rest, ...first].map(toRule).join(''),
	};
}

export interface TextFont {
	/** What the first words of a page need. */
	files: readonly string[];
	/** Rules for the time until the font has come. */
	fallback: string;
	css: string;
}

function toRule({ url, weight, range }: FontFile) {
	const shown = `font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}`;
	return `@font-face{font-family:${toName(textFaces.family)};src:url(${url});${shown}}`;
}

/** A name of several words has quotes. */
function toName(family: string): string {
	return /^\w+$/.test(family) ? family : JSON.stringify(family);
}

/** Faces whose digits are 0.6 em wide, one for each operating system. */
const figureFaces = ['Courier New', 'Liberation Mono', 'DejaVu Sans Mono', 'Droid Sans Mono'];

/** A digit of the text font is 0.7 em wide (`ss01`): nothing moves when they change. */
const figuresCss = textFaces.figures
	? `@font-face{font-family:Figures;src:${figureFaces
			.map((name) => `local("${name}")`)
			.join(
				',',
			)};size-adjust:116.7%}.figures{font-family:${toName(textFaces.family)},Figures,monospace}`
	: '';

/**
 * Fonts of the operating systems, scaled to the width of Onest, so that lines hardly move when the font arrives. The
 * percentages are widths of the texts of this site in Onest and in the other font, regular and semibold; Arial, which
 * Liberation Sans copies, and Roboto differ by up to 1.5 %, so theirs is between the two. Linux may have DejaVu only.
 */
const fallbacks: Readonly<Record<BuiltInLocale, readonly Fallback[]>> = list;

/** Adjustments in percent. */
interface Fallback {
	fonts: readonly string[];
	regular: number;
	semibold: number;
}

function toFallbackCss(locale: Locale): string {
	const widths = textFaces.widths[toBuiltIn(locale)];
	return fallbacks[toBuiltIn(locale)]
		.flatMap(({ fonts, regular, semibold }) => [
			toFallbackRule(fonts, round(regular * widths.regular)),
			toFallbackRule(fonts, round(semibold * widths.semibold), 'font-weight:600;'),
		])
		.join('');
}

/**
 * The regular font serves both weights, and looks regular until the font has come: where it is made bold (`font-synthesis-weight` in
 * `elements.css` forbids it), Firefox makes it 4 % wider. Letters that were not measured, such as Arabic ones, stay with
 * the fonts of the device, which have a bold weight.
 */
function toFallbackRule(fonts: readonly string[], adjust: number, weight = ''): string {
	const source = fonts.map((name) => `local("${name}")`).join(',');
	const { family, ascent, descent } = textFaces;
	const toPercent = (ems: number) => `${round((ems / adjust) * 10_000)}%`;
	const sizes = `size-adjust:${adjust}%;ascent-override:${toPercent(ascent)};descent-override:${toPercent(descent)}`;
	return `@font-face{font-family:"${family} fallback";src:${source};${weight}${sizes};unicode-range:U+0-52F,U+1E00-2FFF}`;
}

function round(percent: number): number {
	return Math.round(percent * 10) / 10;
}
