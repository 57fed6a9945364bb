import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { depth } from '#scenes/ticker/outlines.ts';
import {
	$cryptosCreepView3d,
	$ratesCreepView3d,
	$weatherCreepView3d,
} from '#tools/ticker/creep-views.ts';
import {
	countCopies,
	fieldOfView,
	goOn,
	itemGap,
	letterGap,
	toThickness,
	unitsPerSecond,
} from '#tools/ticker/line-motion.ts';
import { type PickedItem, putLine, stepPicked } from '#tools/ticker/lines-3d.ts';

test('0.01 in a frame at 60 frames, a gap of 0.2, a field of view of 75 degrees', () => {
	expect(unitsPerSecond / 60).toBeCloseTo(0.01);
	expect(itemGap).toBe(0.2);
	expect(fieldOfView).toBe(75);
});

test('a line stays within its width however long it goes', () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0, max: 1e6, noNaN: true }),
			fc.double({ min: 0.1, max: 500, noNaN: true }),
			(seconds, width) => {
				const offset = goOn(0, seconds, width);
				expect(offset).toBeGreaterThanOrEqual(0);
				expect(offset).toBeLessThan(width);
			},
		),
	);
});

test('a line without items does not go anywhere', () => {
	expect(goOn(3, 1, 0)).toBe(0);
	expect(countCopies(10, 0)).toBe(0);
});

test('the copies cover the visible width at any position', () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0.5, max: 100, noNaN: true }),
			fc.double({ min: 0.5, max: 100, noNaN: true }),
			(seen, width) => {
				expect((countCopies(seen, width) - 1) * width).toBeGreaterThanOrEqual(seen - 1e-9);
			},
		),
	);
});

test('no letter hides another: at the ends of the widest strip its sides are narrower than the gap', () => {
	// Half of what is seen, for one unit of distance, times the share of the distance that is thickness.
	const distance = 0.66;
	for (const aspect of [1, 2, 4, 8, 16]) {
		const end = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * aspect;
		expect((end * depth * toThickness(aspect)) / distance).toBeLessThan(1.2 * itemGap);
	}
	expect(toThickness(1)).toBe(1);
});

describe('the lines of a page', () => {
	const items = [{ label: 'a', value: '1' }];

	test('are in their order, whichever comes first', () => {
		const lines = (['cryptos', 'weather', 'rates'] as const).reduce<ReturnType<typeof putLine>>(
			(all, id) => putLine(all, { id, items }),
			[],
		);
		expect(lines.map(({ id }) => id)).toEqual(['weather', 'rates', 'cryptos']);
	});

	test('a line without items is removed', () => {
		const lines = putLine([], { id: 'rates', items });
		expect(putLine(lines, { id: 'rates', items: [] })).toEqual([]);
	});
});

describe('which lines are shown', () => {
	beforeEach(() => useStorage({}));

	test('the rates at first, the others not', () => {
		expect($ratesCreepView3d.get()).toBe(true);
		expect($weatherCreepView3d.get()).toBe(false);
		expect($cryptosCreepView3d.get()).toBe(false);
	});
});

test('the picked item goes through all lines and round, from the first one', () => {
	const items = [
		{ label: 'a', value: '1' },
		{ label: 'b', value: '2' },
	];
	const lines = [
		{ id: 'weather' as const, items },
		{ id: 'cryptos' as const, items: items.slice(1) },
	];
	const walk: (PickedItem | undefined)[] = [];
	for (let step = 0; step < 4; step += 1) walk.push(stepPicked(lines, walk.at(-1), 1));
	expect(walk.map((picked) => `${picked?.line} ${picked?.at}`)).toEqual([
		'weather 0',
		'weather 1',
		'cryptos 0',
		'weather 0',
	]);
	expect(stepPicked(lines, undefined, -1)).toEqual({ line: 'cryptos', at: 0 });
	expect(stepPicked([], undefined, 1)).toBeUndefined();
});

test('towards the ends of a stage of any width, the sides of a letter reach no farther than to the next one', () => {
	for (const aspect of [0.5, 1, 1.6, 2.5, 8]) {
		const end = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * aspect;
		// Between two digits of the font there are 0.06 units without it.
		expect(end * depth * toThickness(aspect)).toBeLessThan(letterGap + 0.061);
	}
});
