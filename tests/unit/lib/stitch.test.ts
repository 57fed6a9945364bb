import { expect, test } from 'vitest';
import { pageThreads, stitchPath, stitchSvg } from '#lib/stitch.ts';

test('a cross lies in its own cell, whatever came before it', () => {
	const [first, second] = crosses(stitchPath(['x..', '..x'], 10));
	expect(first).toEqual({ left: 2, top: 2, right: 8, bottom: 8 });
	expect(second).toEqual({ left: 22, top: 12, right: 28, bottom: 18 });
});

test('a drawing uses the colours of the page and is hidden from assistive technology', () => {
	const drawing = stitchSvg(['xo']);
	expect(drawing).toContain('viewBox="0 0 20 10"');
	expect(drawing).toContain('aria-hidden="true"');
	for (const colour of Object.values(pageThreads)) expect(drawing).toContain(`stroke="${colour}"`);
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
