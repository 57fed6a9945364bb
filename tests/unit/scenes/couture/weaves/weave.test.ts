import { expect, test } from 'vitest';
import { countRepeats, type Weave, weave, weaveKinds } from '#scenes/couture/weaves/weave.ts';

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
