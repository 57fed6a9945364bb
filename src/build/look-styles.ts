import type { Plugin } from 'vite';
import { parseColour, toCss, toHex } from '#lib/look/colour.ts';
import { type Paper, papers } from '#lib/look/look.ts';
import type { Palette } from '#lib/look/palette.ts';
import { readLook, readPalette } from './read-look.ts';

const styles = /\.css(?:$|\?)|[?&]lang\.css\b/;
/** Scenes with a ground in the colours of their own pictures. */
const ownColours = /\/islands\/(?:cube3d|case-scene)\//;
/** The colour, and its opacity if it has one. */
const oklch = /oklch\(([\d.]+%? [\d.]+ [\d.]+)(?: \/ ([\d.]+%?))?\)/g;

/** Puts the colours of the author into the styles, in place of those of the house, and the size of the paper. */
export function lookStyles(): Plugin {
	return {
		name: 'look-styles',
		enforce: 'pre',
		transform: {
			filter: { id: styles },
			handler(code, id) {
				const palette = readPalette();
				const sized = sizePages(code, readLook().paper);
				const own = palette.house || ownColours.test(id) ? sized : recolour(sized, palette);
				return own === code ? undefined : { code: own, map: null };
			},
		},
	};
}

/** Who prints on A4 may choose the paper in the dialog of the browser, so only another paper is named. */
export function sizePages(css: string, paper: Paper): string {
	return paper === 'a4' ? css : css.replaceAll('@page {', `@page {\n\tsize: ${papers[paper].css};`);
}

/** @example recolour('color: oklch(41% 0.19 264)', toPalette('#8a1c4a')) // 'color: #8a1c4a' */
export function recolour(css: string, { toOwn }: Palette): string {
	return css.replace(oklch, (text, colour: string, opacity?: string) => {
		const known = parseColour(`oklch(${colour})`);
		const own = known && toOwn(known);
		if (own === undefined) return text;
		return opacity === undefined ? toHex(own) : toCss(own).replace(')', ` / ${opacity})`);
	});
}
