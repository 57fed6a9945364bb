import { expect, test } from 'vitest';
import { findObstacle } from '#tools/calculator/finance/obstacle.ts';
import { exampleLoan, largestCount } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';

const empty = { ...exampleLoan, n: '0', i: '0', pv: '0', pmt: '0', fv: '0' };

test('without a number of payments, N is missing', () => {
	for (const unknown of ['i', 'pv', 'pmt', 'fv'] as const) {
		expect(findObstacle(empty, unknown)).toEqual({ kind: 'missing', registers: ['n'] });
	}
});

test('a rate and a number of payments need two amounts', () => {
	const terms = { ...empty, n: '12', pv: '1000' };
	expect(findObstacle(terms, 'i')).toEqual({ kind: 'missing', registers: ['pmt', 'fv'] });
	expect(findObstacle({ ...terms, n: '0' }, 'n')).toEqual({
		kind: 'missing',
		registers: ['pmt', 'fv'],
	});
	expect(findObstacle({ ...terms, pmt: '5' }, 'i')).toEqual({ kind: 'signs' });
});

test('an amount that neither bears interest nor is paid back never changes', () => {
	const terms = { ...empty, pv: '-1000', fv: '2000' };
	expect(solve(terms, 'n')).toEqual({ state: 'none' });
	expect(findObstacle(terms, 'n')).toEqual({ kind: 'missing', registers: ['i', 'pmt'] });
	expect(solve({ ...terms, i: '5' }, 'n').state).toBe('solved');
});

test('a number of payments that is not calculated with is named', () => {
	for (const n of ['-3', `${largestCount + 1}`]) {
		const terms = { ...exampleLoan, n };
		expect(solve(terms, 'pmt')).toEqual({ state: 'none' });
		expect(findObstacle(terms, 'pmt')).toEqual({ kind: 'count' });
	}
});

test('payments below the interest are named rather than plus and minus', () => {
	const terms = { ...exampleLoan, i: '10', pv: '1000', pmt: '-8' };
	expect(findObstacle(terms, 'n')).toEqual({ kind: 'uncovered', interest: '8.33' });
	expect(findObstacle({ ...terms, pmt: '8' }, 'n')).toEqual({ kind: 'signs' });
});
