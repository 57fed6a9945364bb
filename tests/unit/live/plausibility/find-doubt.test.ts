import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOlderThan } from '#live/plausibility/age.ts';
import { findDoubt, type Reading, type Usual } from '#live/plausibility/find-doubt.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = Date.parse('2026-11-23T12:00:00Z');
const usual: Usual = {
	isOld: isOlderThan(2 * hourMs),
	aheadMs: hourMs,
	steadyMs: 2 * hourMs,
	between: [1e-9, 1e9],
};

describe('findDoubt', () => {
	test.each([
		['the same value', 100, undefined],
		['a fifth more', 120, undefined],
		['more than a fifth more', 120.1, 'jump'],
		['a sixth less', 100 / 1.2, undefined],
		['less than that', 83, 'jump'],
		['a hundredth of it', 1, 'jump'],
		['a trillion times as much', 1e14, 'absurd'],
		['zero', 0, 'absurd'],
		['nothing that is a number', Number.NaN, 'absurd'],
	])('judges %s', (_, usd, doubt) => {
		expect(findDoubt(read(usd), read(100, now - hourMs), usual, now)).toBe(doubt);
	});

	test('data of the past and of the future have their own doubt', () => {
		expect(findDoubt(read(1, now - 2 * hourMs), undefined, usual, now)).toBeUndefined();
		expect(findDoubt(read(1, now - 400 * dayMs), undefined, usual, now)).toBe('old');
		expect(findDoubt(read(1, now + hourMs), undefined, usual, now)).toBeUndefined();
		expect(findDoubt(read(1, now + hourMs + 1), undefined, usual, now)).toBe('future');
	});

	test('the older the comparison, the further a value may have moved', () => {
		const readAgo = (ms: number) => read(100, now - ms);
		expect(findDoubt(read(140), readAgo(8 * hourMs), usual, now)).toBeUndefined();
		expect(findDoubt(read(141), readAgo(8 * hourMs), usual, now)).toBe('jump');
		expect(findDoubt(read(10_000), readAgo(30 * dayMs), usual, now)).toBe('jump');
	});

	test('only numbers of one name are compared', () => {
		const reading: Reading = { at: now, values: { USD: 44, EUR: 50 } };
		expect(findDoubt(reading, { at: now, values: { GBP: 1 } }, usual, now)).toBeUndefined();
		expect(findDoubt(reading, { at: now, values: { EUR: 1 } }, usual, now)).toBe('jump');
	});

	test('a jump and the jump back are both odd', () => {
		const value = fc.double({ min: 1, max: 1e6, noNaN: true });
		fc.assert(
			fc.property(value, value, (one, other) => {
				const there = findDoubt(read(other), read(one), usual, now);
				expect(findDoubt(read(one), read(other), usual, now)).toBe(there);
			}),
		);
	});
});

function read(usd: number, at = now): Reading {
	return { at, values: { USD: usd } };
}
