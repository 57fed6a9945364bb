import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { depth } from '#scenes/ticker/outlines.ts';
import { formatChange, toTrend } from '#tools/ticker/change.ts';
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
import { findPoints } from '#tools/ticker/line-window.ts';
import { putLine, stepPicked } from '#tools/ticker/lines-3d.ts';
import {
	countRepeats,
	fastest,
	slowest,
	speedStep,
	toLapMs,
	toSpeed,
	usualSpeed,
} from '#tools/ticker/speed.ts';

const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test('speeds, gaps and the field of view are those of the specification', () => {
	expect([slowest, fastest, speedStep, usualSpeed]).toEqual([0, 6, 0.2, 1]);
	expect([unitsPerSecond / 60, itemGap, fieldOfView]).toEqual([expect.closeTo(0.01), 0.2, 75]);
});

test('changes have a sign, and a trend when they can be seen', () => {
	expect([formatChange('en', -1.234), formatChange('uk', 2)]).toEqual(['−1.23%', '+2,00\u00a0%']);
	const trends = [2, -1, 0, 0.001, undefined].map(toTrend);
	expect(trends).toEqual(['up', 'down', undefined, undefined, undefined]);
});

test.each([
	[1200, 10_471, 2],
	[1200, 1300, 2],
	[1200, 900, 3],
	[3840, 1300, 4],
	[3840, 100, 8],
	[1200, 0, 2],
])('in %s px a line of %s px is shown %s times', (seen, width, count) => {
	expect(countRepeats(seen, width)).toBe(count);
});

test.each([
	['0.6', 0.6],
	['2.31', 2.4],
	['-1', 0],
	['100', 6],
	['', 1],
	['fast', 1],
])('the slider at %s is a speed of %s', (text, speed) => {
	expect(toSpeed(text)).toBe(speed);
});

test('a longer line takes longer, so that all lines are equally fast', () => {
	expect([600, 1200].map(toLapMs)).toEqual([10_000, 20_000]);
	expect(toLapMs(0)).toBeGreaterThan(0);
});

test('a line stays within its width however long it goes, and its copies cover what is seen', () => {
	fc.assert(
		fc.property(within(0, 1e6), within(0.5, 100), within(0.5, 100), (seconds, seen, width) => {
			const offset = goOn(0, seconds, width);
			expect(offset).toBeGreaterThanOrEqual(0);
			expect(offset).toBeLessThan(width);
			expect((countCopies(seen, width) - 1) * width).toBeGreaterThanOrEqual(seen - 1e-9);
		}),
	);
	expect([goOn(3, 1, 0), countCopies(10, 0)]).toEqual([0, 0]);
});

test.each([0.5, 1, 1.6, 2.5, 4, 8, 16])(
	'no letter hides another at the ends of a stage %d times as wide as high',
	(aspect) => {
		const end = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * aspect;
		// Between two digits of the font there are 0.06 units without it.
		expect(end * depth * toThickness(aspect)).toBeLessThan(letterGap + 0.061);
		if (aspect === 1) expect(toThickness(aspect)).toBe(1);
	},
);

const item = { label: 'a', value: '1' };

test('the lines of a page are in their order, and one without items is removed', () => {
	const ids = ['cryptos', 'weather', 'rates'] as const;
	const start: ReturnType<typeof putLine> = [];
	const lines = ids.reduce((all, id) => putLine(all, { id, items: [item] }), start);
	expect(lines.map(({ id }) => id)).toEqual(['weather', 'rates', 'cryptos']);
	expect(putLine(lines, { id: 'rates', items: [] }).map(({ id }) => id)).toEqual([
		'weather',
		'cryptos',
	]);
});

test('the rates are shown at first, the others not', () => {
	useStorage({});
	const views = [$ratesCreepView3d, $weatherCreepView3d, $cryptosCreepView3d];
	expect(views.map((view) => view.get())).toEqual([true, false, false]);
});

test('the picked item goes through all lines and round, from the first one', () => {
	const lines = [
		{ id: 'weather' as const, items: [item, item] },
		{ id: 'cryptos' as const, items: [item] },
	];
	const walk: ReturnType<typeof stepPicked>[] = [];
	for (let step = 0; step < 4; step += 1) walk.push(stepPicked(lines, walk.at(-1), 1));
	const places = walk.map((picked) => `${picked?.line} ${picked?.at}`);
	expect(places).toEqual(['weather 0', 'weather 1', 'cryptos 0', 'weather 0']);
	expect(stepPicked(lines, undefined, -1)).toEqual({ line: 'cryptos', at: 0 });
	expect(stepPicked([], undefined, 1)).toBeUndefined();
});

const letters = Array.from({ length: 101 }, (_, at) => ({ x: at * 0.5, point: at * 30 }));

test('every letter of which a part is in view is drawn, wherever the view is', () => {
	fc.assert(
		fc.property(within(-60, 60), within(0, 60), (left, seen) => {
			const { start, count } = findPoints(letters, left, left + seen);
			expect(start).toBeGreaterThanOrEqual(0);
			expect(start + count).toBeLessThanOrEqual(3000);
			for (const { x, point } of letters.slice(0, -1)) {
				if (x + 0.5 <= left || x >= left + seen) continue;
				expect(point).toBeGreaterThanOrEqual(start);
				expect(point).toBeLessThan(start + count);
			}
		}),
		{ numRuns: 500 },
	);
});

test('letters out of view are not drawn', () => {
	expect(findPoints(letters, 10, 12)).toEqual({ start: 18 * 30, count: 6 * 30 });
	expect(findPoints(letters, 60, 70).count + findPoints(letters, -20, -10).count).toBe(0);
	expect(findPoints([{ x: 0, point: 0 }], 0, 10).count).toBe(0);
});
