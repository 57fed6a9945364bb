import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	amortize,
	largestSchedule,
	sum,
	takesExtra,
} from '#tools/calculator/finance/amortization.ts';
import { toSavings } from '#tools/calculator/finance/savings.ts';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import type { Terms } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { toYears } from '#tools/calculator/finance/years.ts';

test('the first year of a mortgage as an HP machine gives it', () => {
	const rows = amortize(loan({ n: '360', i: '6.5', pv: '180000', pmt: '-1137.72' })) ?? [];
	expect(rows[0]).toEqual({
		period: 1,
		payment: '-1137.72',
		interest: '-975.00',
		principal: '-162.72',
		balance: '179837.28',
	});
	expect(sum(rows.slice(0, 12), 'principal')).toBe('-2011.87');
	expect(rows).toHaveLength(360);
	expect(rows.at(-1)?.balance).toBe('0.00');
});

test('the first payment at the beginning bears no interest', () => {
	const rows = amortize(loan({ n: '3', i: '12', pv: '300', pmt: '-101', begin: true })) ?? [];
	expect(rows[0]).toMatchObject({ interest: '0.00', principal: '-101.00', balance: '199.00' });
	expect(rows.at(-1)?.balance).toBe('0.00');
});

test('a balloon stays after the last payment', () => {
	const rows = amortize(loan({ n: '12', i: '6', pv: '10000', pmt: '-455', fv: '-5000' })) ?? [];
	expect(rows.at(-1)?.balance).toBe('5000.00');
});

test('a count that is not whole ends with a smaller payment', () => {
	const rows = amortize(loan({ n: '10.4', i: '12', pv: '1000', pmt: '-101.9' })) ?? [];
	expect(rows).toHaveLength(11);
	expect(new SolverDecimal(rows.at(-1)?.payment ?? 0).abs().lessThan('101.9')).toBe(true);
});

test.each(['0', '-1', `${largestSchedule + 1}`])('%s payments make no schedule', (n) => {
	expect(amortize(loan({ n, pv: '100' }))).toBeUndefined();
});

test('interest and principal make the payment, and all principal the difference of the balances', () => {
	const terms = fc.record({
		n: fc.integer({ min: 1, max: 120 }).map(String),
		i: fc.integer({ min: 0, max: 3000 }).map((hundredths) => `${hundredths / 100}`),
		pv: fc.integer({ min: 1, max: 1_000_000 }).map(String),
		begin: fc.boolean(),
	});
	fc.assert(
		fc.property(terms, (given) => {
			const solution = solve(loan(given), 'pmt');
			const pmt = solution.state === 'solved' ? solution.value : '0';
			const rows = amortize(loan({ ...given, pmt })) ?? [];
			for (const { payment, interest, principal } of rows) {
				expect(new SolverDecimal(interest).plus(principal).toFixed(2)).toBe(
					new SolverDecimal(payment).toFixed(2),
				);
			}
			expect(new SolverDecimal(given.pv).plus(sum(rows, 'principal')).isZero()).toBe(true);
			// Cents that rounding left over, and their interest, are all that the last payment differs by.
			expect(new SolverDecimal(rows.at(-1)?.payment ?? 0).minus(pmt).abs().lessThan(60)).toBe(true);
		}),
	);
});

const mortgage = loan({ n: '360', i: '6.5', pv: '180000', pmt: '-1137.72' });

test('years have the sums of their payments, and the balance of the last', () => {
	const rows = amortize(mortgage) ?? [];
	const years = toYears(rows, 12);
	expect(years).toHaveLength(30);
	expect(years[0]).toMatchObject({ period: 1, principal: '-2011.87', balance: '177988.13' });
	for (const column of ['payment', 'interest', 'principal'] as const) {
		expect(sum(years, column)).toBe(sum(rows, column));
	}
	expect(toYears(rows.slice(0, 13), 12).map(({ period }) => period)).toEqual([1, 2]);
});

/** The numbers are from another program. */
test('an extra payment ends a loan earlier and saves interest', () => {
	const plain = amortize(mortgage) ?? [];
	const faster = amortize(mortgage, '100') ?? [];
	expect(faster).toHaveLength(287);
	expect(faster.at(-1)).toMatchObject({ payment: '-1134.81', balance: '0.00' });
	expect(toSavings(plain, faster)).toEqual({ payments: 73, interest: '54459.16' });
	expect(toSavings(plain, plain)).toEqual({ payments: 0, interest: '0.00' });
});

test('with a larger payment a loan takes as many payments as solving for N gives', () => {
	const given = fc.record({
		i: fc.integer({ min: 1, max: 2000 }).map((hundredths) => `${hundredths / 100}`),
		pv: fc.integer({ min: 10_000, max: 1_000_000 }).map(String),
		extra: fc.integer({ min: 1, max: 1000 }),
		begin: fc.boolean(),
	});
	fc.assert(
		fc.property(given, ({ extra, ...rest }) => {
			const solution = solve(loan({ ...rest, n: '120' }), 'pmt');
			const pmt = solution.state === 'solved' ? Number(solution.value).toFixed(2) : '0';
			const terms = loan({ ...rest, n: '120', pmt });
			const count = solve({ ...terms, pmt: `${Number(pmt) - extra}` }, 'n');
			const whole = count.state === 'solved' ? Math.ceil(Number(count.value)) : 0;
			expect(Math.abs((amortize(terms, `${extra}`)?.length ?? 0) - whole)).toBeLessThanOrEqual(1);
		}),
	);
});

test('only what is paid back to nothing takes an extra payment', () => {
	expect(takesExtra(mortgage)).toBe(true);
	const others = [{ fv: '-5000' }, { pmt: '0' }, { pmt: '100' }, { pv: '0' }];
	for (const change of others) {
		const terms = { ...mortgage, ...change };
		expect(takesExtra(terms)).toBe(false);
		expect(amortize(terms, '100')).toEqual(amortize(terms));
	}
});

function loan(terms: Partial<Terms>): Terms {
	return { n: '0', i: '0', pv: '0', pmt: '0', fv: '0', perYear: 12, begin: false, ...terms };
}
