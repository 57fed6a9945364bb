import { useStorage } from '#browser/saved.ts';
import { depth } from '#scenes/ticker/outlines.ts';
import { formatChange, toTrend } from '#tools/ticker/change.ts';
import { creepViews } from '#tools/ticker/creep-views.ts';
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
import { putLine, toRows } from '#tools/ticker/lines-3d.ts';
import {
	countRepeats,
	fastest,
	slowest,
	speedStep,
	toSpeed,
	usualSpeed,
} from '#tools/ticker/speed.ts';

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
	[1200, 900, 3],
	[3840, 100, 8],
	[1200, 0, 2],
])('in %s px a line of %s px is shown %s times', (seen, width, count) => {
	expect(countRepeats(seen, width)).toBe(count);
});

test.each([
	['2.31', 2.4],
	['-1', 0],
	['fast', 1],
])('the slider at %s is a speed of %s', (text, speed) => {
	expect(toSpeed(text)).toBe(speed);
});

test('a line goes on within its width, and its copies cover what is seen wherever it is', () => {
	expect(goOn(0.5, 2, 1.5)).toBeCloseTo(0.2);
	expect([countCopies(10, 5), countCopies(11, 5), countCopies(10, 0)]).toEqual([3, 4, 0]);
	expect(goOn(3, 1, 0)).toBe(0);
});

test.each([0.5, 1, 1.6, 16])(
	'no letter hides another at the ends of a stage %d times as wide as high',
	(aspect) => {
		const end = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * aspect;
		// Between two digits of the font there are 0.06 units without it.
		expect(end * depth * toThickness(aspect)).toBeLessThan(letterGap + 0.061);
		if (aspect === 1) expect(toThickness(aspect)).toBe(1);
	},
);

const item = { label: 'a', value: '1' };

test('a stage has three rows, however few lines have figures, and none without any', () => {
	const lines = (['weather', 'rates', 'cryptos'] as const).map((id) => ({ id, items: [item] }));
	const rows = [0, 1, 2, 3].map((count) =>
		toRows(lines.slice(0, count)).map(({ line, start }) => `${line.id} ${start.toFixed(2)}`),
	);
	expect(rows).toEqual([
		[],
		['weather 0.00', 'weather 0.33', 'weather 0.67'],
		['weather 0.00', 'rates 0.00', 'weather 0.33'],
		['weather 0.00', 'rates 0.00', 'cryptos 0.00'],
	]);
});

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
	const { rates, weather, cryptos } = creepViews;
	const views = [rates.$shown, weather.$shown, cryptos.$shown];
	expect(views.map((view) => view.get())).toEqual([true, false, false]);
});

const letters = Array.from({ length: 101 }, (_, at) => ({ x: at * 0.5, point: at * 30 }));

test('letters out of view are not drawn', () => {
	expect(findPoints(letters, 10, 12)).toEqual({ start: 18 * 30, count: 6 * 30 });
	expect(findPoints(letters, 60, 70).count + findPoints(letters, -20, -10).count).toBe(0);
	expect(findPoints([{ x: 0, point: 0 }], 0, 10).count).toBe(0);
});
