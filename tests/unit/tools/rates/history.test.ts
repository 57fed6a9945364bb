import { expect, test } from 'vitest';
import type { DayRate } from '#live/rate-table.ts';
import { pickSpan, spans, summarize } from '#tools/rates/history.ts';

const history = Array.from({ length: 400 }, (_, index): DayRate => {
	const day = new Date(Date.UTC(2025, 9, 1) + index * 86_400_000).toISOString().slice(0, 10);
	return { day, uah: 40 + index / 100 };
});

test('every span has all its days and ends with the newest rate', () => {
	expect(spans.map((span) => pickSpan(history, span).length)).toEqual([31, 92, 366]);
	for (const span of spans) expect(pickSpan(history, span).at(-1)).toEqual(history.at(-1));
	expect(pickSpan([], 'year')).toEqual([]);
});

test('one day is the highest of every span that has it', () => {
	const day = { day: history.at(-20)?.day ?? '', uah: 99.9 };
	const spiked = history.map((rate) => (rate.day === day.day ? day : rate));
	for (const span of spans) expect(summarize(pickSpan(spiked, span))?.highest).toEqual(day);
});

test('the summary has the first, the last, the lowest, the highest and the change', () => {
	const [first, lowest, last] = [
		{ day: '2026-01-01', uah: 40 },
		{ day: '2026-01-02', uah: 38 },
		{ day: '2026-01-03', uah: 44 },
	] as const;
	expect(summarize([first, lowest, last])).toEqual({
		first,
		last,
		lowest,
		highest: last,
		change: expect.closeTo(10, 9),
	});
	expect(summarize([])).toBeUndefined();
});
