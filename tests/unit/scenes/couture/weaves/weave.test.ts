import { expect, test } from 'vitest';
import { spin } from '#scenes/couture/weaves/slubs.ts';
import {
	countRepeats,
	toNormals,
	type Weave,
	weave,
	weaveKinds,
} from '#scenes/couture/weaves/weave.ts';

function average({ pixels }: Pick<Weave, 'pixels'>, channel: number): number {
	let sum = 0;
	for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
	return sum / (pixels.length / 4) / 255;
}

test.each(weaveKinds)(
	'%s is flat on the whole, so that it has no tone of its own from afar',
	(kind) => {
		const repeat = weave(kind);
		expect(average(repeat, 0)).toBeCloseTo(0.5, 1);
		expect(average(repeat, 1)).toBeCloseTo(0.5, 1);
	},
);

test('three of four crossings of twill show the warp, seven of eight of satin, half of plain cloth', () => {
	expect(average(weave('twill'), 2)).toBeCloseTo(3 / 4, 1);
	expect(average(weave('satin'), 2)).toBeCloseTo(7 / 8, 1);
	expect(average(weave('plain'), 2)).toBeCloseTo(1 / 2, 1);
});

test('the lines of twill climb to the right', () => {
	const { edge, pixels } = weave('twill');
	const yarn = edge / 16;
	const isWeft = (warp: number, weft: number) =>
		(pixels[(Math.floor((weft + 0.5) * yarn) * edge + Math.floor((warp + 0.5) * yarn)) * 4 + 2] ??
			0) < 128;
	for (let weft = 8; weft > 0; weft -= 1) {
		const warp = Array.from({ length: 4 }, (_, number) => number).find((each) =>
			isWeft(each, weft),
		);
		expect(isWeft((warp ?? 0) + 1, weft - 1)).toBe(true);
	}
});

test.each(weaveKinds)('%s repeats without a seam', (kind) => {
	const { edge, pixels } = weave(kind);
	const step = (from: number, to: number) => {
		let sum = 0;
		for (let y = 0; y < edge; y += 1)
			sum += Math.abs(
				(pixels[(y * edge + from) * 4 + 3] ?? 0) - (pixels[(y * edge + to) * 4 + 3] ?? 0),
			);
		return sum / edge;
	};
	const inside = Array.from({ length: edge - 1 }, (_, x) => step(x, x + 1));
	expect(step(edge - 1, 0)).toBeLessThanOrEqual(Math.max(...inside));
	expect(countRepeats(kind)).toBeGreaterThan(30);
});

test('normals of a weave are of unit length and point out of the cloth', () => {
	const normals = toNormals(weave('twill').pixels);
	for (let at = 0; at < normals.length; at += 4 * 97) {
		const [x = 0, y = 0, z = 0, opaque] = normals.subarray(at, at + 4);
		expect(Math.hypot(x / 127.5 - 1, y / 127.5 - 1, z / 127.5 - 1)).toBeCloseTo(1, 1);
		expect(z).toBeGreaterThan(128);
		expect(opaque).toBe(255);
	}
});

test('uneven yarns are as often thick as thin', () => {
	for (const channel of [0, 1, 2, 3]) expect(average(spin(), channel)).toBeCloseTo(0.5, 1);
});
