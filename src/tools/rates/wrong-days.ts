import type { DayRate } from '#live/rate-table.ts';

/** On 21 July 2022 the dollar went from 29.2549 to 36.5686 hryvnias, by a quarter: a rate may move twice as far in a day. */
const largestFactor = 1.5;

/** Days on either side that a rate is compared with. */
const reach = 3;

/** Whether one of two rates of banking days that follow each other must be a mistake of the service. */
export function isFar(a: number, b: number): boolean {
	return Math.max(a / b, b / a) > largestFactor;
}

/**
 * The days of a history whose rate is plainly wrong: far from those before it and from those after it. A rate that jumps and
 * stays is a devaluation.
 * @param history oldest first
 */
export function findWrongDays(history: readonly DayRate[]): ReadonlySet<string> {
	const wrong = history.filter(({ uah }, at) => {
		const before = history.slice(Math.max(0, at - reach), at).reverse();
		const after = history.slice(at + 1, at + 1 + reach);
		if (before.length > 0 && after.length > 0)
			return isFar(uah, toUsual(before)) && isFar(uah, toUsual(after));
		// At the ends, one side decides if it is long enough and of one mind.
		const side = [...before, ...after];
		return side.length === reach && side.every((each) => isFar(uah, each.uah));
	});
	return new Set(wrong.map(({ day }) => day));
}

/** The middle of three rates; of fewer, the nearest. */
function toUsual(side: readonly DayRate[]): number {
	const rates = side.map(({ uah }) => uah);
	const [nearest = 0] = rates;
	return rates.length < reach ? nearest : (rates.sort((a, b) => a - b)[1] ?? nearest);
}
