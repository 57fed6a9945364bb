import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import {
	largestCount,
	type Register,
	registers,
	type Terms,
} from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';

test('a mortgage: 30 years, 180,000 at 6.5 % cost 1,137.72 a month', () => {
	expect(value({ n: '360', i: '6.5', pv: '180000' }, 'pmt')).toBe('-1137.72');
});

test('a car loan: what a payment of 325 buys in three years', () => {
	expect(value({ n: '36', i: '10.5', pmt: '-325' }, 'pv')).toBe('9999.25');
});

test('savings: 2,000 and 80 every half month grow to 4,084.41', () => {
	const terms = { n: '24', i: '5.5', pv: '-2000', pmt: '-80', perYear: 24 };
	expect(value(terms, 'fv')).toBe('4084.41');
});

test('payments at the beginning earn a period more', () => {
	const terms = { n: '10', i: '12', pmt: '-100', perYear: 1 };
	const end = new SolverDecimal(solved(terms, 'fv'));
	const begin = new SolverDecimal(solved({ ...terms, begin: true }, 'fv'));
	expect(begin.minus(end.times('1.12')).abs().lessThan('1e-30')).toBe(true);
});

test('doubling at 7 % takes 10.2448 years', () => {
	const terms = { i: '7', pv: '-1000', fv: '2000', perYear: 1 };
	expect(new SolverDecimal(solved(terms, 'n')).toFixed(6)).toBe('10.244768');
});

test('the rate of a loan is found to the last digit', () => {
	const terms = { n: '36', pv: '9999.25', pmt: '-325' };
	expect(new SolverDecimal(solved(terms, 'i')).toFixed(3)).toBe('10.500');
	expect(solved({ n: '12', pv: '1200', pmt: '-100' }, 'i')).toBe('0');
	expect(solved({ n: '1', pv: '-100', fv: '110', perYear: 1 }, 'i')).toBe('10');
});

test('of a loan whose payment was solved nothing is left, neither money nor a part of a payment', () => {
	for (const n of ['12', '240', '360']) {
		for (const i of ['0.5', '3.25', '6.5', '24']) {
			for (const begin of [false, true]) {
				const loan = { n, i, begin, pv: '180000' };
				const paid = { ...loan, pmt: solved(loan, 'pmt') };
				expect(solved(paid, 'n')).toBe(n);
				expect(solved(paid, 'fv')).toBe('0');
				const saved = { n, i, begin, fv: '180000' };
				expect(solved({ ...saved, pmt: solved(saved, 'pmt') }, 'pv')).toBe('0');
			}
		}
	}
	expect(solved({ i: '6.5', pv: '180000', pmt: '-1137.72' }, 'n')).toMatch(/^360\.00/);
});

test('without interest the payments are added up', () => {
	expect(solved({ n: '10', pv: '100' }, 'pmt')).toBe('-10');
	expect(solved({ pv: '100', pmt: '-10' }, 'n')).toBe('10');
	expect(solved({ n: '10', pmt: '-10' }, 'fv')).toBe('100');
});

test.each<[string, Partial<Terms>, Register]>([
	['a rate when all money goes one way', { n: '10', pv: '100', pmt: '10', fv: '5' }, 'i'],
	['a rate when the payments never even out', { n: '2', pv: '-100', pmt: '150', fv: '-250' }, 'i'],
	['a rate without payments', { n: '0', pv: '100', pmt: '-10' }, 'i'],
	['a count when the payment does not cover the interest', { i: '12', pv: '1000', pmt: '-5' }, 'n'],
	['a count when the payment just covers it', { i: '12', pv: '1000', pmt: '-10' }, 'n'],
	['a count without money', {}, 'n'],
	['a payment for no periods', { pv: '100' }, 'pmt'],
	['a value at a rate of minus 100 % a period', { n: '2', i: '-1200', fv: '1' }, 'pv'],
	[
		'a value after more periods than there are',
		{ n: `${largestCount + 1}`, i: '1', fv: '1' },
		'pv',
	],
])('there is no solution for %s', (_, terms, unknown) => {
	expect(solve(toTerms(terms), unknown)).toEqual({ state: 'none' });
});

test('two rates that both fit are both given', () => {
	// −1000 now, 2300 after a year, −1320 after two: 10 % and 20 % make it zero.
	const terms = toTerms({ n: '2', pv: '-1000', pmt: '2300', fv: '-3620', perYear: 1 });
	expect(solve(terms, 'i')).toEqual({ state: 'several', values: ['10', '20'] });
});

test('two rates that meet are one', () => {
	// −1000, 2200, −1210: only 10 % makes it zero, where the curve touches.
	const terms = toTerms({ n: '2', pv: '-1000', pmt: '2200', fv: '-3410', perYear: 1 });
	const solution = solve(terms, 'i');
	expect(solution.state).toBe('solved');
	expect(solution.state === 'solved' && new SolverDecimal(solution.value).toFixed(6)).toBe(
		'10.000000',
	);
});

test('what was solved for gives each other value back', () => {
	const loan = fc.record({
		n: fc.integer({ min: 1, max: 480 }).map(String),
		i: fc.integer({ min: 1, max: 4000 }).map((hundredths) => `${hundredths / 100}`),
		pv: fc.integer({ min: 1, max: 10_000_000 }).map(String),
		fv: fc.integer({ min: -1_000_000, max: 0 }).map(String),
		perYear: fc.constantFrom(1, 2, 4, 12, 52),
		begin: fc.boolean(),
	});
	fc.assert(
		fc.property(loan, (given) => {
			const growth = new SolverDecimal(given.i)
				.dividedBy(100 * given.perYear)
				.plus(1)
				.pow(given.n);
			// Beyond this the end is lost in rounding: 300 and 400 years give the same result.
			fc.pre(growth.lessThan('1e12'));
			// Who pays nothing but interest pays it for any number of years.
			fc.pre(given.fv !== `-${given.pv}`);
			const start = toTerms(given);
			const terms = { ...start, pmt: solved(start, 'pmt') };
			for (const register of registers) {
				const solution = solve(terms, register);
				const values =
					solution.state === 'several'
						? solution.values
						: [solution.state === 'solved' ? solution.value : 'NaN'];
				const differences = values.map((each) =>
					new SolverDecimal(each).minus(terms[register]).abs(),
				);
				const scale = SolverDecimal.max(1, new SolverDecimal(terms[register]).abs(), start.pv);
				const least = SolverDecimal.min(...differences).dividedBy(growth);
				expect(
					least.lessThan(scale.times('1e-25')),
					`${register} ${JSON.stringify(terms)}: ${values}`,
				).toBe(true);
			}
		}),
	);
});

function value(terms: Partial<Terms>, unknown: Register): string {
	return new SolverDecimal(solved(terms, unknown)).toFixed(2);
}

function solved(terms: Partial<Terms>, unknown: Register): string {
	const solution = solve(toTerms(terms), unknown);
	if (solution.state !== 'solved') throw new Error(`${unknown}: ${solution.state}`);
	return solution.value;
}

function toTerms(terms: Partial<Terms>): Terms {
	return { n: '0', i: '0', pv: '0', pmt: '0', fv: '0', perYear: 12, begin: false, ...terms };
}
