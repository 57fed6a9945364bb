import { expect, test } from 'vitest';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import { largestCount, type Register, type Terms } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { toTerms } from './to-terms.ts';

test.each<[string, string, Register, number, string]>([
	['a mortgage', 'n=360 i=6.5 pv=180000', 'pmt', 2, '-1137.72'],
	['a car loan', 'n=36 i=10.5 pmt=-325', 'pv', 2, '9999.25'],
	['savings twice a month', 'n=24 i=5.5 pv=-2000 pmt=-80 perYear=24', 'fv', 2, '4084.41'],
	// 17.5487350729176 of payments at the end, and a period's interest of 12 % on them.
	['payments at the beginning', 'n=10 i=12 pmt=-100 perYear=1 begin', 'fv', 6, '1965.458328'],
	['doubling at 7 %', 'i=7 pv=-1000 fv=2000 perYear=1', 'n', 6, '10.244768'],
	['the rate of a loan', 'n=36 pv=9999.25 pmt=-325', 'i', 3, '10.500'],
	['no interest', 'n=12 pv=1200 pmt=-100', 'i', 40, `0.${'0'.repeat(40)}`],
	['one period', 'n=1 pv=-100 fv=110 perYear=1', 'i', 0, '10'],
	['a payment without interest', 'n=10 pv=100', 'pmt', 0, '-10'],
	['a count without interest', 'pv=100 pmt=-10', 'n', 0, '10'],
	['an end without interest', 'n=10 pmt=-10', 'fv', 0, '100'],
	// −1000, 2200, −1210: only 10 % makes it zero, where the curve touches.
	['two rates that meet', 'n=2 pv=-1000 pmt=2200 fv=-3410 perYear=1', 'i', 6, '10.000000'],
	['a count that rounding left over', 'i=6.5 pv=180000 pmt=-1137.72', 'n', 2, '360.00'],
])('%s: %s, and %s to %d decimals is %s', (_, words, unknown, places, value) => {
	expect(new SolverDecimal(solved(toTerms(words), unknown)).toFixed(places)).toBe(value);
});

test('of a loan whose payment was solved nothing is left, neither money nor a part of a payment', () => {
	for (const n of ['12', '240', '360'])
		for (const i of ['0.5', '3.25', '6.5', '24'])
			for (const begin of ['', ' begin']) {
				const loan = toTerms(`n=${n} i=${i} pv=180000${begin}`);
				const paid = { ...loan, pmt: solved(loan, 'pmt') };
				expect([solved(paid, 'n'), solved(paid, 'fv')]).toEqual([n, '0']);
				const saved = { ...loan, pv: '0', fv: '180000' };
				expect(solved({ ...saved, pmt: solved(saved, 'pmt') }, 'pv')).toBe('0');
			}
});

test.each<[string, string, Register]>([
	['a rate when all money goes one way', 'n=10 pv=100 pmt=10 fv=5', 'i'],
	['a rate when the payments never even out', 'n=2 pv=-100 pmt=150 fv=-250', 'i'],
	['a rate without payments', 'n=0 pv=100 pmt=-10', 'i'],
	['a count when the payment does not cover the interest', 'i=12 pv=1000 pmt=-5', 'n'],
	['a count when the payment just covers it', 'i=12 pv=1000 pmt=-10', 'n'],
	['a count without money', '', 'n'],
	['a payment for no periods', 'pv=100', 'pmt'],
	['a value at a rate of minus 100 % a period', 'n=2 i=-1200 fv=1', 'pv'],
	['a value after more periods than there are', `n=${largestCount + 1} i=1 fv=1`, 'pv'],
])('there is no solution for %s', (_, words, unknown) => {
	expect(solve(toTerms(words), unknown).state).toBe('none');
});

test('two rates that both fit are both given', () => {
	// −1000 now, 2300 after a year, −1320 after two: 10 % and 20 % make it zero.
	const terms = toTerms('n=2 pv=-1000 pmt=2300 fv=-3620 perYear=1');
	expect(solve(terms, 'i')).toEqual({ state: 'several', values: ['10', '20'] });
});

function solved(terms: Terms, unknown: Register): string {
	const solution = solve(terms, unknown);
	if (solution.state !== 'solved') throw new Error(`${unknown}: ${solution.state}`);
	return solution.value;
}
