import { isOlderThan } from '#live/plausibility/age.ts';
import { findDoubt, type Usual } from '#live/plausibility/find-doubt.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-11-23T12:00:00Z');
const usual: Usual = {
	isOld: isOlderThan(2 * hourMs),
	aheadMs: hourMs,
	steadyMs: 2 * hourMs,
	between: [1e-9, 1e9],
};
const read = (USD: number, at = now) => ({ at, values: { USD } });

test.each([
	['the same value', 100, 1, undefined],
	['more than a fifth more', 120.1, 1, 'jump'],
	['less than that', 83, 1, 'jump'],
	['a trillion times as much', 1e14, 1, 'absurd'],
	['nothing that is a number', Number.NaN, 1, 'absurd'],
	// The older the comparison, the further a value may have moved.
	['more than that', 141, 8, 'jump'],
	['a hundredfold in a month', 10_000, 720, 'jump'],
])('judges %s', (_, usd, hours, doubt) => {
	expect(findDoubt(read(usd), read(100, now - hours * hourMs), usual, now)).toBe(doubt);
});

test.each([
	[-2 * hourMs, undefined],
	[-9600 * hourMs, 'old'],
	[hourMs, undefined],
	[hourMs + 1, 'future'],
])('data of %d ms from now have their own doubt: %s', (ms, doubt) => {
	expect(findDoubt(read(1, now + ms), undefined, usual, now)).toBe(doubt);
});

test('only numbers of one name are compared', () => {
	const values = { USD: 44, EUR: 50 };
	const judge = (code: string) =>
		findDoubt({ at: now, values }, { at: now, values: { [code]: 1 } }, usual, now);
	expect([judge('GBP'), judge('EUR')]).toEqual([undefined, 'jump']);
});
