import type { Node } from '@takumi-rs/core';
import { beforeUnit } from '#i18n/before-unit.ts';
import { type Locale, toDirection } from '#i18n/locales.ts';
import { toFigureParts } from '#lib/figure-parts.ts';
import { hasLeftward, isolate } from '#lib/isolate.ts';
import { chooseMotif, chooseRow } from '#lib/look/ornament.ts';
import type { Palette } from '#lib/look/palette.ts';
import { namePattern } from '#lib/name-pattern.ts';
import { logoSvg, measure, type Pattern, stitchSvg, type Threads } from '#lib/stitch.ts';
import { type Box, isWhole, margin, type SocialPicture, size, toBoxes } from './social-layout.ts';

export interface SocialLook {
	fonts: { text: string; title: string };
	/** As `look.ornament` in site.json. */
	ornament: unknown;
	palette: Pick<Palette, 'print'>;
}

const paper = '#f8f5ee';
const ink = '#191c28';
const quietInk = '#414654';
/** Sides of a stitch in pixels. */
const cells = { row: 4, star: 8 } as const;
/** Of sentences, for a letter of one pixel. */
export const lineHeight = 1.35;
const rowHeight = 7 * cells.row;
/** Half of the star is on the paper. */
const starWidth = 21 * cells.star;
/** The first size of the title at which all words fit wins. */
export const titleSizes = [84, 76, 68, 60, 54, 48, 42, 36, 32, 28] as const;

/** All of it; a picture is an image of the name that `toImageName` gives. */
export function toNode(
	picture: SocialPicture,
	look: SocialLook,
	panel: Box,
	titleSize: number,
): Node {
	const { accent, marker } = look.palette.print;
	const owner = box({ ...row, alignItems: 'center', gap: 16 }, [
		picture.initials
			? box(ring, [text(picture.locale, picture.initials, { fontSize: 20, fontWeight: 600 })])
			: toImage(logoSvg({ top: marker, left: accent, right: ink }), 52, 52),
		text(picture.locale, picture.owner, { fontSize: 27, fontWeight: 600 }),
	]);
	const words: Style = {
		...column,
		position: 'absolute',
		left: panel.left === 0 ? panel.width : 0,
		width: size.width - panel.width,
		height: size.height,
		justifyContent: 'space-between',
		padding: `48px ${margin}px 44px`,
		backgroundColor: paper,
		color: ink,
		fontFamily: look.fonts.text,
	};
	return box({ position: 'relative', direction: toDirection(picture.locale), ...size }, [
		box(words, [owner, toWords(picture, look, panel, titleSize), toFoot(picture, look, panel)]),
		...toPanelNodes(picture, look, panel),
	]);
}

/** Title, sentence and figure; the title is the first child. */
export function toWords(
	picture: SocialPicture,
	{ fonts, palette }: SocialLook,
	panel: Box,
	titleSize: number,
): Node {
	const { title, subtitle, figure, locale } = picture;
	const { width } = toRoom(picture, panel);
	const isLeftward = toDirection(locale) === 'rtl';
	const heading = text(locale, title, {
		fontFamily: fonts.title,
		fontWeight: 700,
		fontSize: titleSize,
		lineHeight: isLeftward ? 1.35 : 1.12,
		letterSpacing: isLeftward ? 0 : tight,
		width,
		// Only a word that is too wide in the smallest size is divided.
		overflowWrap: titleSize === titleSizes.at(-1) ? 'anywhere' : 'normal',
	});
	return box({ ...column, width, gap: 22, direction: isLeftward ? 'rtl' : 'ltr' }, [
		heading,
		...(subtitle ? [toSentence(picture)] : []),
		...(figure
			? [
					box({ ...column, gap: 6 }, [
						toChange(picture, fonts.title, palette.print.accent),
						toLines(locale, figure.what.text, 2, 25, ink),
					]),
				]
			: []),
	]);
}

/** Size of the letters of the sentence, in pixels, and the most lines that it may have. */
export function toSentenceSize({ figure }: SocialPicture): { fontSize: number; lines: number } {
	return figure ? { fontSize: 25, lines: 3 } : { fontSize: 29, lines: 5 };
}

export function toSentence(picture: SocialPicture, lines = toSentenceSize(picture).lines): Node {
	return toLines(
		picture.locale,
		picture.subtitle ?? '',
		lines,
		toSentenceSize(picture).fontSize,
		quietInk,
	);
}

/** What title, sentence and figure may take. */
export function toRoom({ star }: SocialPicture, panel: Box): { width: number; height: number } {
	const width = size.width - panel.width - 2 * margin - (star ? starWidth / 2 : 0);
	return { width, height: size.height - 212 };
}

/** As on the pages: what was before is smaller and grey, and words are smaller than digits. */
function toChange({ figure, locale }: SocialPicture, digits: string, colour: string): Node {
	const { before, value = '', unit } = figure ?? {};
	const letters = [before, value, unit?.text].join('').length;
	const large = letters > 18 ? 46 : letters > 10 ? 58 : 76;
	const toRun = (words: string, fontSize: number, color: string) =>
		toFigureParts(words).map((part) =>
			text(locale, part.text.trim(), {
				color,
				...(part.words
					? { fontSize: fontSize * 0.6, fontWeight: 600 }
					: { fontSize, fontFamily: digits, fontWeight: 700, letterSpacing: tight }),
			}),
		);
	const direction = toDirection(locale);
	const old =
		before === undefined
			? []
			: [...toRun(before, large * 0.7, quietInk), toArrow(large, direction)];
	const now = unit ? value + beforeUnit(locale, unit.text) + unit.text : value;
	const line: Style = { ...row, alignItems: 'baseline', flexWrap: 'wrap', columnGap: large * 0.2 };
	const runs = toRun(now, large, colour);
	// A number and its unit are in the order of the unit’s language.
	const order = hasLeftward(now) ? 'rtl' : 'ltr';
	const parts = direction === 'rtl' ? [box({ ...line, direction: order }, runs)] : runs;
	return box({ ...line, direction }, [...old, ...parts]);
}

/** Drawn: not every font has it. */
function toArrow(digits: number, direction: 'ltr' | 'rtl'): Node {
	const path = direction === 'ltr' ? 'M1 8h20m-6-6 6 6-6 6' : 'M23 8H3m6-6L3 8l6 6';
	const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" fill="none" stroke="${quietInk}" stroke-width="2"><path d="${path}"/></svg>`;
	return toImage(arrow, digits * 0.6, digits * 0.4);
}

/** A row of stitches below the words, where the panel has none. */
function toFoot(picture: SocialPicture, { ornament, palette }: SocialLook, panel: Box): Node {
	const { section, pictures = [], as, star } = picture;
	const { width } = toRoom(picture, panel);
	const motif = chooseMotif(ornament, section);
	const { width: repeat } = measure(motif);
	const whole = Math.floor(width / cells.row / repeat) * repeat;
	const isStitched = ornament !== false && pictures.length > 0 && !isWhole(as) && !star;
	return box(
		{ height: rowHeight, flexShrink: 0 },
		isStitched ? [stitch(chooseRow(ornament, motif, whole), cells.row, toThreads(palette))] : [],
	);
}

/** The pictures, and their ground with stitches where it is seen. */
function toPanelNodes(
	picture: SocialPicture,
	{ fonts, ornament, palette }: SocialLook,
	panel: Box,
): Node[] {
	const { as, section, star, lines = [] } = picture;
	const images = toBoxes(picture, panel).map(
		(place, index): Node => ({
			type: 'image',
			src: toImageName(index),
			style: { position: 'absolute', ...place },
		}),
	);
	const shown = lines.length > 0 ? [toList(picture, fonts.text, panel)] : images;
	const isFilled = images.length > 0 && !isWhole(as);
	const isStitched = ornament !== false;
	const colour = isFilled ? paper : palette.print.accent;
	if (isFilled || !isStitched) {
		const seam = star && isStitched ? [toSeam(star, palette, panel)] : [];
		return [absolute(panel, [], colour), ...shown, ...seam];
	}
	// Above and below screens and lines, or all over the panel.
	const [cell, rows, gap] = shown.length > 0 ? [6, 2, 80] : [17, 4, 2];
	const motif = chooseMotif(ornament, section);
	const line = chooseRow(ornament, motif, panel.width / cell + 2);
	const bare = Array<string>(gap).fill('.'.repeat(measure(line).width));
	const cloth = Array.from({ length: rows }, () => [...line, ...bare])
		.flat()
		.slice(0, -gap);
	const pattern = star ? namePattern(star) : cloth;
	const stitches = stitch(pattern, cell, { ...toThreads(palette), x: paper });
	return [absolute(panel, [centred(stitches)], colour), ...shown];
}

function toList({ lines = [], locale }: SocialPicture, fontFamily: string, panel: Box): Node {
	const line: Style = { ...row, alignItems: 'baseline', justifyContent: 'space-between', gap: 24 };
	const list: Style = { ...column, justifyContent: 'center', gap: 26, padding: `0 ${margin}px` };
	const rows = lines
		.slice(0, 5)
		.map(({ name, detail = '' }) =>
			box(line, [
				toLines(locale, name, 2, 34, paper),
				text(locale, detail, { flexShrink: 0, fontSize: 27, color: paper }),
			]),
		);
	return absolute(panel, [box({ ...list, fontFamily, width: '100%', height: '100%' }, rows)]);
}

/** @param index of the picture, from 0 */
export function toImageName(index: number): string {
	return `picture-${index}`;
}

/** The star of the name on the edge between paper and portrait. Its two rhombi are paper, so that it is seen on any portrait. */
function toSeam(star: string, palette: SocialLook['palette'], panel: Box): Node {
	const edge = panel.left === 0 ? panel.width : panel.left;
	const place = { ...panel, left: edge - starWidth / 2, width: starWidth };
	const patch = `<path fill="${paper}" stroke="none" transform="scale(${cells.star})" d="M10.5-1 22 10.5 12 20.5 22 30.5 10.5 42-1 30.5 9 20.5-1 10.5z"/>`;
	const pattern = namePattern(star);
	const svg = stitchSvg(pattern, { threads: toThreads(palette), cell: cells.star });
	const { width, height } = measure(pattern);
	const image = toImage(svg.replace('>', `>${patch}`), width * cells.star, height * cells.star);
	return absolute(place, [centred(image)]);
}

function toThreads({ print: { accent, marker } }: SocialLook['palette']): Threads {
	return { x: accent, o: marker };
}

function stitch(pattern: Pattern, cell: number, threads: Threads): Node {
	const { width, height } = measure(pattern);
	return toImage(stitchSvg(pattern, { threads, cell }), width * cell, height * cell);
}

const row: Style = { display: 'flex' };
const column: Style = { display: 'flex', flexDirection: 'column' };
const middle: Style = { ...row, alignItems: 'center', justifyContent: 'center' };
const ring: Style = {
	...middle,
	...{ width: 52, height: 52 },
	...{ border: '2px solid', borderRadius: 26 },
};
const tight = '-0.02em';

function centred(child: Node): Node {
	return box({ ...middle, width: '100%', height: '100%' }, [child]);
}

function absolute(place: Box, children: Node[], backgroundColor = 'transparent'): Node {
	return box({ position: 'absolute', overflow: 'hidden', backgroundColor, ...place }, children);
}

function box(style: Style, children: Node[]): Node {
	return { type: 'container', style, children };
}

/** In the direction of its own letters, at the edge of the others. */
function text(locale: Locale, words: string, style: Style): Node {
	const isTurned = toDirection(locale) === 'rtl' || hasLeftward(words);
	return { type: 'text', text: isTurned ? isolate(words) : words, style };
}

/** A text that ends with an ellipsis after a number of lines. */
function toLines(
	locale: Locale,
	words: string,
	lineClamp: number,
	fontSize: number,
	color: string,
): Node {
	return text(locale, words, {
		...{ lineClamp, fontSize, color },
		lineHeight,
		display: '-webkit-box',
		textOverflow: 'ellipsis',
		overflow: 'hidden',
	});
}

function toImage(svg: string, width: number, height: number): Node {
	const src = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
	return { type: 'image', src, style: { width, height, flexShrink: 0 } };
}

type Style = NonNullable<Node['style']>;
