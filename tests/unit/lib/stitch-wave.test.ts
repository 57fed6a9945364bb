import { expect, test } from 'vitest';
import {
	countSteps,
	toArrivalMs,
	toReachedPolygon,
	toReachedSteps,
	waveCell,
} from '#lib/stitch-wave.ts';

const window = { left: 0, top: 0, width: 900, height: 540 };

test('the front ends in the corner that is farthest from the pointer', () => {
	expect(countSteps({ x: 0, y: 0 }, window)).toBe(50 + 30);
	expect(countSteps({ x: 900, y: 540 }, window)).toBe(50 + 30);
	expect(countSteps({ x: 450, y: 270 }, window)).toBe(25 + 15);
});

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

test('a picture is hidden before the front comes, and whole when it has passed', () => {
	const box = { left: 200, top: 300, width: 50, height: 20 };
	const toSides = (steps: number) =>
		new Set(toReachedPolygon(box, { x: 0, y: 0 }, steps).match(/\d+(?=px \d)/g));
	expect(toSides(5)).toEqual(new Set(['0']));
	expect(toSides(80)).toEqual(new Set(['0', '50']));
});
