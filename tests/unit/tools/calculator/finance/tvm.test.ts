import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import {
	isRegister,
	largestCount,
	type Register,
	type Terms,
} from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { toCases } from '../../to-cases.ts';
import { toTerms } from './to-terms.ts';
import questions from './tvm.json' with { type: 'json' };

test.each(toCases(questions))('%s is %s', (question, value) => {
	const [words = '', unknown = ''] = question.split(', ');
	if (!isRegister(unknown)) throw new Error(`No such key: ${unknown}`);
	const places = value.split('.')[1]?.length ?? 0;
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
