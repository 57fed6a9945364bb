import { escapeUTF8 } from 'entities';
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
/** Half of the star is on the paper. */
const starWidth = 21 * cells.star;
/** The first size of the title at which all words fit wins. */
export const titleSizes = [84, 76, 68, 60, 54, 48, 42, 36, 32, 28] as const;

const rules = `<style>
.picture { position: relative; width: ${size.width}px; height: ${size.height}px }
.side { position: absolute; height: ${size.height}px; display: flex; flex-direction: column; justify-content: space-between; padding: 48px ${margin}px 44px; background-color: ${paper}; color: ${ink} }
.owner { display: flex; align-items: center; gap: 16px }
.owner-name { font-size: 27px; font-weight: 600 }
.initials { display: flex; align-items: center; justify-content: center; width: 52px; height: 52px; border: 2px solid; border-radius: 26px; font-size: 20px; font-weight: 600 }
.words { display: flex; flex-direction: column; gap: 22px }
.title { font-weight: 700 }
.figure { display: flex; flex-direction: column; gap: 6px }
.change { display: flex; align-items: baseline; flex-wrap: wrap }
.digits { font-weight: 700; letter-spacing: -0.02em }
.unit { font-weight: 600 }
.lines { display: -webkit-box; text-overflow: ellipsis; overflow: hidden; line-height: ${lineHeight} }
.foot { display: block; height: ${7 * cells.row}px; flex-shrink: 0 }
.panel { position: absolute; overflow: hidden }
.middle { display: flex; align-items: center; justify-content: center; width: 100%; height: 100% }
.list { display: flex; flex-direction: column; justify-content: center; gap: 26px; padding: 0 ${margin}px; width: 100%; height: 100% }
.row { display: flex; align-items: baseline; justify-content: space-between; gap: 24px }
.detail { flex-shrink: 0; font-size: 27px; color: ${paper} }
</style>`;

/** All of it, as HTML for the renderer; a picture is an image of the name that `toImageName` gives. */
export function toHtml(
	picture: SocialPicture,
	look: SocialLook,
	panel: Box,
	titleSize: number,
): string {
	const { locale, initials, owner } = picture;
	const { accent, marker } = look.palette.print;
	const mark = initials
		? `<div class="initials">${text(locale, initials)}</div>`
		: toImage(logoSvg({ top: marker, left: accent, right: ink }), 52, 52);
	const place = toCss({
		left: panel.left === 0 ? panel.width : 0,
		width: size.width - panel.width,
	});
	return `${rules}<div class="picture" style="direction:${toDirection(locale)}"><div class="side" style="${place}font-family:${look.fonts.text}"><div class="owner">${mark}${text(locale, owner, 'owner-name')}</div>${toWords(picture, look, panel, titleSize)}${toFoot(picture, look, panel)}</div>${toPanel(picture, look, panel)}</div>`;
}

/** What is measured in place of the whole picture. */
export function withRules(part: string): string {
	return rules + part;
}

/** Title, sentence and figure; the title is the first child. */
export function toWords(
	picture: SocialPicture,
	look: SocialLook,
	panel: Box,
	titleSize: number,
): string {
	const { title, subtitle, figure, locale } = picture;
	const { width } = toRoom(picture, panel);
	const direction = toDirection(locale);
	const isLeftward = direction === 'rtl';
	// Only a word that is too wide in the smallest size is divided.
	const wrap = titleSize === titleSizes.at(-1) ? 'anywhere' : 'normal';
	const heading = text(
		locale,
		title,
		'title',
		`${toCss({ width, 'font-size': titleSize })}font-family:${look.fonts.title};line-height:${isLeftward ? 1.35 : 1.12};letter-spacing:${isLeftward ? '0' : '-0.02em'};overflow-wrap:${wrap}`,
	);
	const change = figure
		? `<div class="figure">${toChange(picture, look)}${toLines(locale, figure.what.text, 2, 25, ink)}</div>`
		: '';
	return `<div class="words" style="${toCss({ width })}direction:${direction}">${heading}${subtitle ? toSentence(picture) : ''}${change}</div>`;
}

/** Size of the letters of the sentence, in pixels, and the most lines that it may have. */
export function toSentenceSize({ figure }: SocialPicture): { fontSize: number; lines: number } {
	return figure ? { fontSize: 25, lines: 3 } : { fontSize: 29, lines: 5 };
}

export function toSentence(picture: SocialPicture, lines = toSentenceSize(picture).lines): string {
	const { locale, subtitle = '' } = picture;
	return toLines(locale, subtitle, lines, toSentenceSize(picture).fontSize, quietInk);
}

/** What title, sentence and figure may take. */
export function toRoom({ star }: SocialPicture, panel: Box): { width: number; height: number } {
	const width = size.width - panel.width - 2 * margin - (star ? starWidth / 2 : 0);
	return { width, height: size.height - 212 };
}

/** As on the pages: what was before is smaller and grey, and words are smaller than digits. */
function toChange({ figure, locale }: SocialPicture, { fonts, palette }: SocialLook): string {
	const { before, value = '', unit } = figure ?? {};
	const letters = [before, value, unit?.text].join('').length;
	const large = letters > 18 ? 46 : letters > 10 ? 58 : 76;
	const toRun = (words: string, size: number, colour: string) =>
		toFigureParts(words)
			.map((part) =>
				part.marked
					? text(locale, part.text.trim(), 'unit', `color:${colour};font-size:${size * 0.6}px`)
					: text(
							locale,
							part.text.trim(),
							'digits',
							`color:${colour};font-size:${size}px;font-family:${fonts.title}`,
						),
			)
			.join('');
	const direction = toDirection(locale);
	const old =
		before === undefined ? '' : toRun(before, large * 0.7, quietInk) + toArrow(large, direction);
	const now = unit ? value + beforeUnit(locale, unit.text) + unit.text : value;
	const toLine = (order: 'ltr' | 'rtl', parts: string) =>
		`<div class="change" style="column-gap:${large * 0.2}px;direction:${order}">${parts}</div>`;
	const runs = toRun(now, large, palette.print.accent);
	// A number and its unit are in the order of the unit’s language.
	const inOrder = direction === 'rtl' ? toLine(hasLeftward(now) ? 'rtl' : 'ltr', runs) : runs;
	return toLine(direction, old + inOrder);
}

/** Drawn: not every font has it. */
function toArrow(digits: number, direction: 'ltr' | 'rtl'): string {
	const path = direction === 'ltr' ? 'M1 8h20m-6-6 6 6-6 6' : 'M23 8H3m6-6L3 8l6 6';
	const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16" fill="none" stroke="${quietInk}" stroke-width="2"><path d="${path}"/></svg>`;
	return toImage(arrow, digits * 0.6, digits * 0.4);
}

/** A row of stitches below the words, where the panel has none. */
function toFoot(picture: SocialPicture, { ornament, palette }: SocialLook, panel: Box): string {
	const { section, pictures = [], as, star } = picture;
	const { width } = toRoom(picture, panel);
	const motif = chooseMotif(ornament, section);
	const { width: repeat } = measure(motif);
	const whole = Math.floor(width / cells.row / repeat) * repeat;
	const isStitched = ornament !== false && pictures.length > 0 && !isWhole(as) && !star;
	const row = isStitched
		? stitch(chooseRow(ornament, motif, whole), cells.row, toThreads(palette))
		: '';
	return `<div class="foot">${row}</div>`;
}

/** The pictures, and their ground with stitches where it is seen. */
function toPanel(picture: SocialPicture, { fonts, ornament, palette }: SocialLook, panel: Box) {
	const { as, section, star, lines = [] } = picture;
	const images = toBoxes(picture, panel).map(
		(place, index) => `<img src="${toImageName(index)}" style="position:absolute;${toCss(place)}">`,
	);
	const shown = lines.length > 0 ? [toList(picture, fonts.text, panel)] : images;
	const isFilled = images.length > 0 && !isWhole(as);
	const isStitched = ornament !== false;
	const colour = isFilled ? paper : palette.print.accent;
	if (isFilled || !isStitched) {
		const seam = star && isStitched ? toSeam(star, palette, panel) : '';
		return toPart(panel, '', colour) + shown.join('') + seam;
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
	return toPart(panel, `<div class="middle">${stitches}</div>`, colour) + shown.join('');
}

function toList({ lines = [], locale }: SocialPicture, font: string, panel: Box): string {
	const rows = lines.slice(0, 5).map(({ name, detail = '' }) => {
		const words = toLines(locale, name, 2, 34, paper);
		return `<div class="row">${words}${text(locale, detail, 'detail')}</div>`;
	});
	return toPart(panel, `<div class="list" style="font-family:${font}">${rows.join('')}</div>`);
}

/** @param index of the picture, from 0 */
export function toImageName(index: number): string {
	return `picture-${index}`;
}

/** The star of the name on the edge between paper and portrait. Its two rhombi are paper, so that it is seen on any portrait. */
function toSeam(star: string, palette: SocialLook['palette'], panel: Box): string {
	const edge = panel.left === 0 ? panel.width : panel.left;
	const place = { ...panel, left: edge - starWidth / 2, width: starWidth };
	const patch = `<path fill="${paper}" stroke="none" transform="scale(${cells.star})" d="M10.5-1 22 10.5 12 20.5 22 30.5 10.5 42-1 30.5 9 20.5-1 10.5z"/>`;
	const pattern = namePattern(star);
	const svg = stitchSvg(pattern, { threads: toThreads(palette), cell: cells.star });
	const { width, height } = measure(pattern);
	const image = toImage(svg.replace('>', `>${patch}`), width * cells.star, height * cells.star);
	return toPart(place, `<div class="middle">${image}</div>`);
}

function toThreads({ print: { accent, marker } }: SocialLook['palette']): Threads {
	return { x: accent, o: marker };
}

function stitch(pattern: Pattern, cell: number, threads: Threads): string {
	const { width, height } = measure(pattern);
	return toImage(stitchSvg(pattern, { threads, cell }), width * cell, height * cell);
}

function toPart(place: Box, parts: string, colour = 'transparent'): string {
	return `<div class="panel" style="background-color:${colour};${toCss(place)}">${parts}</div>`;
}

/** In the direction of its own letters, at the edge of the others. */
function text(locale: Locale, words: string, kind = '', style = ''): string {
	const isTurned = toDirection(locale) === 'rtl' || hasLeftward(words);
	return `<div class="${kind}" style="${style}">${escapeUTF8(isTurned ? isolate(words) : words)}</div>`;
}

/** A text that ends with an ellipsis after a number of lines. */
function toLines(locale: Locale, words: string, most: number, fontSize: number, colour: string) {
	return text(
		locale,
		words,
		'lines',
		`-webkit-line-clamp:${most};font-size:${fontSize}px;color:${colour}`,
	);
}

function toImage(svg: string, width: number, height: number): string {
	const src = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
	return `<img src="${escapeUTF8(src)}" style="${toCss({ width, height })}flex-shrink:0">`;
}

/** Lengths in pixels. @example toCss({ left: 4 }) // 'left:4px;' */
function toCss(lengths: object): string {
	return Object.entries(lengths)
		.map(([name, length]) => `${name}:${length}px;`)
		.join('');
}
