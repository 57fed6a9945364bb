import { BufferAttribute, BufferGeometry, Color, Sphere, Vector3 } from 'three';
import { itemGap, letterGap } from '#tools/ticker/line-motion.ts';
import type { LetterStart } from '#tools/ticker/line-window.ts';
import type { LineItem } from '#tools/ticker/lines-3d.ts';
import type { Letter, Outlines } from './outlines.ts';

/** Colours of the names and of their values. */
export interface LineColours {
	label: string;
	value: string;
}

const rising = '#8fd6a4';
const falling = '#f0937a';
/** Gap between label and value, a little wider than a space. */
const wordGap = 0.2;

/** Where the letters of a line are, without their bodies. */
export interface LineLayout {
	pieces: readonly Piece[];
	/** After so many units of the scene the line begins again. */
	width: number;
	/** Where the last letter ends, in units of the scene. */
	end: number;
	/** Where each item begins, from left to right, in units of the scene. */
	starts: readonly number[];
}

interface Piece {
	letter: Letter;
	x: number;
	colour: Color;
}

/** Letters of a line as one body. */
export interface LineBody {
	geometry: BufferGeometry;
	/** The letters from left to right: where each begins, and its first point. One more for the end. */
	letters: readonly LetterStart[];
}

/**
 * Lays out all items of a line from x = 0 to its width, and beyond it as far as is seen at once: wherever a view begins, it is
 * one piece of the line.
 *
 * @param seen the widest view, in units of the scene: as far beyond their width the items are repeated
 */
export function layOutLine(
	items: readonly LineItem[],
	outlines: Outlines,
	colours: LineColours,
	seen = 0,
): LineLayout {
	const pieces: Piece[] = [];
	const starts: number[] = [];
	let x = 0;

	function write(text: string, colour: Color) {
		for (const character of text) {
			const letter = outlines.letter(character);
			if (!letter.isBlank) pieces.push({ letter, x, colour });
			x += letter.advance + letterGap;
		}
	}

	function writeItem({ label, value, trend }: LineItem) {
		starts.push(x);
		write(label, new Color(colours.label));
		if (label !== '' && value !== '') x += wordGap;
		write(value, new Color(colours.value));
		if (trend) write(trend === 'up' ? ' ↑' : ' ↓', new Color(trend === 'up' ? rising : falling));
		// Part of the gap is the side bearing of the letters.
		x += itemGap;
		write('·', new Color(colours.label));
		x += itemGap;
	}

	for (const item of items) writeItem(item);
	const width = x;
	const count = starts.length;
	for (let at = 0; items.length > 0 && x < width + seen; at += 1) {
		const item = items[at % items.length];
		if (item) writeItem(item);
	}
	return { pieces, width, end: x, starts: starts.slice(0, count) };
}

/** The letters that begin between two places of a line, on the base line y = 0; without places all. */
export function createLineBody(
	{ pieces, end }: LineLayout,
	from = 0,
	to = Number.POSITIVE_INFINITY,
): LineBody {
	const chosen = pieces.filter(({ x }) => x >= from && x <= to);
	return { geometry: join(chosen, end), letters: listStarts(chosen, Math.min(end, to)) };
}

function listStarts(pieces: readonly Piece[], end: number): LetterStart[] {
	let point = 0;
	const starts = pieces.map(({ letter, x }) => {
		const start = { x, point };
		point += countPoints(letter.geometry);
		return start;
	});
	return [...starts, { x: end, point }];
}

/** @param end where the last letter ends */
function join(pieces: readonly Piece[], end: number): BufferGeometry {
	const count = pieces.reduce((sum, { letter }) => sum + countPoints(letter.geometry), 0);
	const positions = new Float32Array(count * 3);
	const normals = new Int8Array(count * 4);
	const colours = new Uint32Array(count);
	let at = 0;
	for (const { letter, x, colour } of pieces) {
		const { array } = letter.geometry.getAttribute('position');
		positions.set(array, at);
		normals.set(letter.geometry.getAttribute('normal').array, (at / 3) * 4);
		colours.fill(toPacked(colour), at / 3, (at + array.length) / 3);
		const last = at + array.length;
		// Hundreds of thousands of points: a call for each would take a tenth of a second.
		for (; at < last; at += 3) positions[at] = (positions[at] ?? 0) + x;
	}
	const joined = new BufferGeometry();
	joined.setAttribute('position', new BufferAttribute(positions, 3));
	joined.setAttribute('normal', new BufferAttribute(normals, 4, true));
	joined.setAttribute('color', new BufferAttribute(new Uint8Array(colours.buffer), 4, true));
	// Larger than it is: three.js would go through all points.
	joined.boundingSphere = new Sphere(new Vector3(end / 2, 0, 0), end);
	return joined;
}

/** Red, green, blue and alpha of a point as its four bytes in memory. */
function toPacked({ r, g, b }: Color): number {
	const bytes = Uint8Array.from([r, g, b, 1], (share) => Math.round(share * 255));
	return new Uint32Array(bytes.buffer)[0] ?? 0;
}

function countPoints(geometry: BufferGeometry): number {
	return geometry.getAttribute('position').count;
}
