import { BufferAttribute, BufferGeometry, Color, Sphere, Vector3 } from 'three';
import { itemGap, letterGap } from '#tools/ticker/line-motion.ts';
import type { LetterStart } from '#tools/ticker/line-window.ts';
import type { LineItem } from '#tools/ticker/lines-3d.ts';
import type { Outlines } from './outlines.ts';

/** Colours of the names and of their values. */
export interface LineColours {
	label: string;
	value: string;
}

const rising = '#8fd6a4';
const falling = '#f0937a';
/** Gap between label and value, a little wider than a space. */
const wordGap = 0.2;

export interface LineGeometry {
	geometry: BufferGeometry;
	/** After so many units of the scene the line begins again. */
	width: number;
	/** The letters from left to right: where each begins, and its first point. One more for the end. */
	letters: readonly LetterStart[];
	/** Where each item begins, from left to right, in units of the scene. */
	starts: readonly number[];
}

/**
 * All items of a line as one body on the base line y = 0, from x = 0 to its width, and beyond it as far as is seen at once:
 * wherever a view begins, it is one piece of the body.
 *
 * @param seen the widest view, in units of the scene: as far beyond their width the items are repeated
 */
export function createLineGeometry(
	items: readonly LineItem[],
	outlines: Outlines,
	colours: LineColours,
	seen = 0,
): LineGeometry {
	const pieces: Piece[] = [];
	const starts: number[] = [];
	let x = 0;

	function write(text: string, colour: Color) {
		for (const character of text) {
			const { geometry, advance } = outlines.letter(character);
			if (geometry) pieces.push({ geometry, x, colour });
			x += advance + letterGap;
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
	return {
		geometry: join(pieces, x),
		width,
		letters: listStarts(pieces, x),
		starts: starts.slice(0, count),
	};
}

function listStarts(pieces: readonly Piece[], end: number): LetterStart[] {
	let point = 0;
	const starts = pieces.map(({ geometry, x }) => {
		const start = { x, point };
		point += countPoints(geometry);
		return start;
	});
	return [...starts, { x: end, point }];
}

interface Piece {
	geometry: BufferGeometry;
	x: number;
	colour: Color;
}

/** @param end where the last letter ends */
function join(pieces: readonly Piece[], end: number): BufferGeometry {
	const count = pieces.reduce((sum, { geometry }) => sum + countPoints(geometry), 0);
	const positions = new Float32Array(count * 3);
	const normals = new Int8Array(count * 4);
	const colours = new Uint32Array(count);
	let at = 0;
	for (const { geometry, x, colour } of pieces) {
		const { array } = geometry.getAttribute('position');
		positions.set(array, at);
		normals.set(geometry.getAttribute('normal').array, (at / 3) * 4);
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
