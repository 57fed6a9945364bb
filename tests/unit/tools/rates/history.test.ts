import { expect, test } from 'vitest';
import { pickSpan, spans, summarize } from '#tools/rates/history.ts';

const history = Array.from({ length: 400 }, (_, index) => {
	const day = new Date(Date.UTC(2025, 9, 1 + index)).toISOString().slice(0, 10);
	return { day, uah: 40 + index / 100 };
});

test('every span has all its days and ends with the newest rate', () => {
	const picked = spans.map((span) => pickSpan(history, span));
	expect(picked.map(({ length }) => length)).toEqual([31, 92, 366]);
	for (const span of picked) expect(span.at(-1)).toBe(history.at(-1));
	expect(pickSpan([], 'year')).toEqual([]);
});

test('the summary has the first, the last, the lowest, the highest and the change', () => {
	const [first, lowest, last] = [40, 38, 44].map((uah, at) => ({ day: `2026-01-0${at}`, uah }));
	expect(first && lowest && last && summarize([first, lowest, last])).toEqual({
		first,
		last,
		lowest,
		highest: last,
		change: expect.closeTo(10, 9),
	});
	expect(summarize([])).toBeUndefined();
});
