import { expect, test } from 'vitest';
import { toTimeScale } from '#lib/time-scale.ts';

const today = '2026-11-22';

test('a span is at its days, in years from the first', () => {
	const { firstYear, lastYear, spans } = toTimeScale(
		[{ start: '2000-07-01', end: '2004-12-31' }],
		today,
	);
	expect([firstYear, lastYear]).toEqual([2000, 2004]);
	expect(spans).toEqual([{ from: 0.5, to: 5, lane: 0 }]);
});

test('what goes on ends today, and the scale with its year', () => {
	const { lastYear, spans } = toTimeScale([{ start: '2026-01-01' }], '2026-06-30');
	expect(lastYear).toBe(2026);
	expect(spans[0]?.to).toBe(0.5);
});

test('two at the same time are side by side, and one after another in one lane', () => {
	const { lanes, spans } = toTimeScale(
		[
			{ start: '2023-01-14' },
			{ start: '2016-12-27', end: '2023-01-13' },
			{ start: '2001-01-15', end: '2023-01-13' },
			{ start: '2000-09-12', end: '2004-06-30' },
		],
		today,
	);
	expect(lanes).toBe(2);
	expect(spans.map(({ lane }) => lane)).toEqual([0, 0, 1, 0]);
});
