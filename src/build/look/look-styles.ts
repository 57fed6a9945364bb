import type { CSSOptions, Plugin } from 'vite';
import { findStyleWords } from '#build/fonts/style-words.ts';
import { parseColour, toCss, toHex } from '#lib/look/colour.ts';
import { papers } from '#lib/look/look.ts';
import type { Palette } from '#lib/look/palette.ts';
import { readLook, readPalette } from './read-look.ts';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

/** Scenes with a ground in the colours of their own pictures. */
const ownColours = /\/islands\/(?:cube3d|case-scene)\//;
/** The colour, and its opacity if it has one. */
const oklch = /oklch\(([\d.]+%? [\d.]+ [\d.]+)(?: \/ ([\d.]+%?))?\)/g;

/**
 * Puts the colours and fonts of the author into the styles, in place of those of the house, and the size of the paper.
 * PostCSS sees a file after its imports have been put into it.
 */
export function lookStyles(): Plugin {
	return {
		name: 'look-styles',
		config: () => ({ css: { postcss: { plugins: isOfHouse() ? [] : [rewriteStyles()] } } }),
	};
}

function isOfHouse(): boolean {
	const { textFont, titleFont, paper } = readLook();
	return readPalette().house && paper === 'a4' && textFont === undefined && titleFont === undefined;
}

function rewriteStyles(): PostcssPlugin {
	return {
		postcssPlugin: 'look-styles',
		async Once(root) {
			const [palette, { paper }, words] = [readPalette(), readLook(), await findStyleWords()];
			root.walkDecls((rule) => {
				if (!ownColours.test(rule.source?.input.file ?? ''))
					rule.value = recolour(rule.value, palette);
				for (const [from, to] of words.replaced) rule.value = rule.value.replaceAll(from, to);
				if (rule.prop === 'size-adjust') rule.value = scale(rule.value, words.titleWidth);
			});
			// Who prints on A4 may choose the paper in the dialog of the browser, so only another paper is named.
			if (paper !== 'a4') {
				root.walkAtRules('page', (rule) => {
					rule.prepend({ prop: 'size', value: papers[paper].css });
				});
			}
		},
	};
}

/** Only the fonts that replace the title font have a size of their own in the styles. @example scale('114%', 0.5) // '57%' */
function scale(percent: string, share: number): string {
	return `${Math.round(Number.parseFloat(percent) * share * 10) / 10}%`;
}

/** @example recolour('oklch(41% 0.19 264)', toPalette('#8a1c4a')) // '#8a1c4a' */
export function recolour(css: string, { toOwn }: Palette): string {
	return css.replace(oklch, (text, colour: string, opacity?: string) => {
		const known = parseColour(`oklch(${colour})`);
		const own = known && toOwn(known);
		if (own === undefined) return text;
		return opacity === undefined ? toHex(own) : toCss(own).replace(')', ` / ${opacity})`);
	});
}
