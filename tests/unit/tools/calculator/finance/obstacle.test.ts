import { findObstacle } from '#tools/calculator/finance/obstacle.ts';
import { largestCount, type Register } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { toTerms } from './to-terms.ts';

test.each<[string, Register, string]>([
	['', 'i', 'missing n'],
	// A rate and a number of payments need two amounts.
	['n=12 pv=1000', 'i', 'missing pmt,fv'],
	['pv=1000', 'n', 'missing pmt,fv'],
	['n=12 pv=1000 pmt=5', 'i', 'signs'],
	// An amount that neither bears interest nor is paid back never changes.
	['pv=-1000 fv=2000', 'n', 'missing i,pmt'],
	[`n=${largestCount + 1} i=6.5 pv=180000`, 'pmt', 'count'],
	// Payments below the interest are named rather than plus and minus.
	['n=360 i=10 pv=1000 pmt=-8', 'n', 'uncovered 8.33'],
	['i=12 pv=1000 pmt=-10', 'n', 'uncovered 10.00'],
	// A payment at the beginning lowers what bears interest.
	['i=12 pv=1000 pmt=-9.90 begin', 'n', 'uncovered 9.90'],
	['i=-5 pv=1000 fv=2000', 'n', 'signs'],
])('with %s there is no %s: %s', (words, unknown, expected) => {
	const { obstacle } = { obstacle: {}, ...solve(toTerms(words), unknown) };
	expect(Object.values(obstacle).join(' ')).toBe(expected);
});

test.each(['i=10 pv=1000 pmt=-8.34', 'i=12 pv=1000 pmt=-9.95 begin', 'i=5 pv=-1000 fv=2000'])(
	'with %s there is a number of payments',
	(words) => {
		expect(solve(toTerms(words), 'n').state).toBe('solved');
		expect(findObstacle(toTerms(words), 'n')).toEqual({ kind: 'signs' });
	},
);
