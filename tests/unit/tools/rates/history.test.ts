import { pickSpan, spans, summarize } from '#tools/rates/history.ts';
import { findWrongDays } from '#tools/rates/wrong-days.ts';

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
		wrong: new Set(),
	});
	expect(summarize([])).toBeUndefined();
});

test.each([
	// A day at 1.00, at the hundredfold, and two of them.
	[[44, 44.1, 1, 44.2, 44.3], [2]],
	[[44, 44.1, 44, 4413, 44.3], [3]],
	[
		[44, 44.1, 1, 1, 44.3, 44.2, 44.1],
		[2, 3],
	],
	// At the ends, where there are enough days beside it.
	[
		[4413, 44.1, 44.2, 44.3, 44.1, 1],
		[0, 5],
	],
	[[44, 1], []],
	// A rate that jumps and stays, as the Lebanese pound did, is no mistake.
	[[10, 10, 10, 1, 1, 1, 1], []],
	// The dollar on 19 to 22 July 2022.
	[[29.2549, 29.2549, 36.5686, 36.5686], []],
])('of %j the days %j are plainly wrong', (rates, wrong) => {
	const days = rates.map((uah, at) => ({ day: `2026-01-0${at + 1}`, uah }));
	expect([...findWrongDays(days)]).toEqual(wrong.map((at) => `2026-01-0${at + 1}`));
});
