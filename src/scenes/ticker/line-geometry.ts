import { BufferAttribute, BufferGeometry, Color } from 'three';
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
		geometry: join(pieces),
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

function join(pieces: readonly Piece[]): BufferGeometry {
	const count = pieces.reduce((sum, { geometry }) => sum + countPoints(geometry), 0);
	const positions = new Float32Array(count * 3);
	const normals = new Float32Array(count * 3);
	const colours = new Float32Array(count * 3);
	let at = 0;
	for (const { geometry, x, colour } of pieces) {
		const { array } = geometry.getAttribute('position');
		positions.set(array, at);
		normals.set(geometry.getAttribute('normal').array, at);
		const { r, g, b } = colour;
		const end = at + array.length;
		// Hundreds of thousands of points: a call for each would take a tenth of a second.
		for (; at < end; at += 3) {
			positions[at] = (positions[at] ?? 0) + x;
			colours[at] = r;
			colours[at + 1] = g;
			colours[at + 2] = b;
		}
	}
	const joined = new BufferGeometry();
	joined.setAttribute('position', new BufferAttribute(positions, 3));
	joined.setAttribute('normal', new BufferAttribute(normals, 3));
	joined.setAttribute('color', new BufferAttribute(colours, 3));
	return joined;
}

function countPoints(geometry: BufferGeometry): number {
	return geometry.getAttribute('position').count;
}
