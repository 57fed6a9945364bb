import { expect, test } from 'vitest';
import {
	logoSvg,
	measure,
	pageThreads,
	repeat,
	sideBySide,
	stitchMask,
	stitchPath,
	stitchSvg,
	unfold,
	unfoldTile,
} from '#lib/stitch.ts';
import * as patterns from '#lib/stitch-patterns.ts';

const symmetrical = [patterns.cardBack];
const tiles = [patterns.divider, patterns.narrowDivider, patterns.border];

test('a filled cell becomes one cross, bare cloth nothing', () => {
	expect(stitchPath(['xx'], 10)).toBe('m2 2l6 6m0-6l-6 6m10-6l6 6m0-6l-6 6');
	expect(stitchPath(['..', '..'], 10)).toBe('');
});

test('a cross lies in its own cell, whatever came before it', () => {
	const [first, second] = crosses(stitchPath(['x..', '..x'], 10));
	expect(first).toEqual({ left: 2, top: 2, right: 8, bottom: 8 });
	expect(second).toEqual({ left: 22, top: 12, right: 28, bottom: 18 });
});

test('each thread has a path of its own', () => {
	const pattern = ['xo', 'ox', 'xx'];
	expect(crosses(stitchPath(pattern, 10, 'x'))).toHaveLength(4);
	expect(crosses(stitchPath(pattern, 10, 'o'))).toHaveLength(2);
	expect(crosses(stitchPath(pattern, 10))).toHaveLength(6);
});

test('a drawing uses the colours of the page and is hidden from assistive technology', () => {
	const drawing = stitchSvg(['xo']);
	expect(drawing).toContain('viewBox="0 0 20 10"');
	expect(drawing).toContain('aria-hidden="true"');
	for (const colour of Object.values(pageThreads)) expect(drawing).toContain(`stroke="${colour}"`);
});

test('a thread that the pattern does not use adds no path', () => {
	expect(stitchSvg(['x'])).not.toContain('--stitch-2');
});

test('a mask is a data address without spaces or quotes inside', () => {
	expect(stitchMask(['x'], 'x')).toMatch(/^url\("data:image\/svg\+xml,[^"\s]+"\)$/);
});

test('a quarter unfolds over its last column and its last row', () => {
	expect(unfold(['x.', '.o'])).toEqual(['x.x', '.o.', 'x.x']);
});

test('a tile leaves out the column that the next one begins with', () => {
	expect(repeat(unfoldTile(['xo']), 2)).toEqual(['xoxo']);
});

test('patterns are side by side with bare cloth between them', () => {
	expect(sideBySide([['x'], ['o']], 2)).toEqual(['x..o']);
});

test('every pattern is a rectangle of known threads', () => {
	for (const [name, pattern] of Object.entries(patterns)) {
		const { width, height } = measure(pattern);
		expect(height, name).toBeGreaterThan(0);
		for (const row of pattern) {
			expect(row, name).toMatch(/^[.xo]+$/);
			expect(row, name).toHaveLength(width);
		}
	}
});

test('motifs are symmetrical in both directions', () => {
	for (const pattern of symmetrical) {
		expect(pattern.toReversed()).toEqual([...pattern]);
		expect(pattern.map((row) => [...row].reverse().join(''))).toEqual([...pattern]);
	}
});

test('a row of tiles reads the same from both ends', () => {
	for (const tile of tiles) {
		const closed = repeat(tile, 2).map((row, y) => row + (tile[y]?.[0] ?? ''));
		expect(closed.map((row) => [...row].reverse().join(''))).toEqual(closed);
		expect(tile.toReversed()).toEqual([...tile]);
	}
});

test('the mark stays small', () => {
	const mark = logoSvg({ top: '#c98a12', left: '#1f45c4', right: '#191c28' });
	expect(mark.length).toBeLessThan(900);
	expect(mark.match(/M/g)).toHaveLength(24);
});

function crosses(path: string) {
	const steps = path.matchAll(/([ml])(-?[\d.]+) ?(-?[\d.]+)/g);
	const points: { x: number; y: number }[] = [];
	let [x, y] = [0, 0];
	for (const [, , dx, dy] of steps) {
		x += Number(dx);
		y += Number(dy);
		points.push({ x, y });
	}
	return points
		.filter((_, index) => index % 4 === 0)
		.map((_, index) => points.slice(index * 4, index * 4 + 4))
		.map((corners) => ({
			left: Math.min(...corners.map((corner) => corner.x)),
			top: Math.min(...corners.map((corner) => corner.y)),
			right: Math.max(...corners.map((corner) => corner.x)),
			bottom: Math.max(...corners.map((corner) => corner.y)),
		}));
}
