import { expect, test } from 'vitest';
import { toArrivalMs, toReachedPolygon, toReachedSteps, waveCell } from '#lib/stitch-wave.ts';

test('a cell is reached when the front arrives in it', () => {
	for (const steps of [1, 7, 40, 79]) {
		const arrival = toArrivalMs(steps, 80);
		expect(toReachedSteps(arrival + 0.01, 80)).toBe(steps);
		expect(toReachedSteps(arrival - 0.01, 80)).toBe(steps - 1);
	}
});

test('a picture opens in whole cells', () => {
	const box = { left: 100, top: 100, width: 3 * waveCell, height: 3 * waveCell };
	const middle = { x: 100 + 1.5 * waveCell, y: 100 + 1.5 * waveCell };
	// One cell in the first row, three in the second, one in the third; the row below is outside of the picture.
	expect(toReachedPolygon(box, middle, 1)).toBe(
		`polygon(${[
			'36px 0px,36px 18px,54px 18px,54px 36px,36px 36px,36px 54px,27px 54px,27px 54px',
			'27px 54px,27px 54px,18px 54px,18px 36px,0px 36px,0px 18px,18px 18px,18px 0px',
		]})`,
	);
});
