import {
	amortize,
	largestSchedule,
	sum,
	takesExtra,
} from '#tools/calculator/finance/amortization.ts';
import { toSavings } from '#tools/calculator/finance/savings.ts';
import { toScheduleCsv } from '#tools/calculator/finance/schedule-csv.ts';
import { toYears } from '#tools/calculator/finance/years.ts';
import { toTerms } from './to-terms.ts';

const mortgage = toTerms('n=360 i=6.5 pv=180000 pmt=-1137.72');
const plain = amortize(mortgage) ?? [];

test('a mortgage is as an HP machine gives it, in payments and in years', () => {
	expect(plain[0]).toEqual({
		period: 1,
		payment: '-1137.72',
		interest: '-975.00',
		principal: '-162.72',
		balance: '179837.28',
	});
	expect([plain.length, plain.at(-1)?.balance]).toEqual([360, '0.00']);
	const years = toYears(plain, 12);
	expect(years).toHaveLength(30);
	expect(years[0]).toMatchObject({ period: 1, principal: '-2011.87', balance: '177988.13' });
	for (const column of ['payment', 'interest', 'principal'] as const)
		expect(sum(years, column)).toBe(sum(plain, column));
	expect(toYears(plain.slice(0, 13), 12).map(({ period }) => period)).toEqual([1, 2]);
});

test.each([
	// The first payment at the beginning bears no interest.
	['n=3 i=12 pv=300 pmt=-101 begin', 3, '-101.00', '-100.99', '0.00'],
	// A balloon stays after the last payment.
	['n=12 i=6 pv=10000 pmt=-455 fv=-5000', 12, '-405.00', '-459.10', '5000.00'],
	// A count that is not whole ends with a smaller payment.
	['n=10.4 i=12 pv=1000 pmt=-101.9', 11, '-91.90', '-38.92', '0.00'],
])(
	'%s makes %d rows, from the principal %s to the payment %s, and leaves %s',
	(words, ...expected) => {
		const rows = amortize(toTerms(words)) ?? [];
		const last = rows.at(-1);
		expect([rows.length, rows[0]?.principal, last?.payment, last?.balance]).toEqual(expected);
	},
);

test.each(['0', '-1', `${largestSchedule + 1}`])('%s payments make no schedule', (n) => {
	expect(amortize(toTerms(`n=${n} pv=100`))).toBeUndefined();
});

/** The numbers are from another program. */
test('an extra payment ends a loan earlier and saves interest', () => {
	const faster = amortize(mortgage, '100') ?? [];
	expect(faster).toHaveLength(287);
	expect(faster.at(-1)).toMatchObject({ payment: '-1134.81', balance: '0.00' });
	expect(toSavings(plain, faster)).toEqual({ payments: 73, interest: '54459.16' });
	expect(toSavings(plain, plain)).toEqual({ payments: 0, interest: '0.00' });
});

test('only what is paid back to nothing takes an extra payment', () => {
	expect(takesExtra(mortgage)).toBe(true);
	for (const change of [{ fv: '-5000' }, { pmt: '0' }, { pmt: '100' }, { pv: '0' }]) {
		const terms = { ...mortgage, ...change };
		expect(takesExtra(terms)).toBe(false);
		expect(amortize(terms, '100')).toEqual(amortize(terms));
	}
});

test('a spreadsheet gets the whole schedule', () => {
	expect(toScheduleCsv(plain.slice(0, 1), ['a', 'b', 'c', 'd', 'e'])).toBe(
		'\uFEFFa,b,c,d,e\r\n1,-1137.72,-975.00,-162.72,179837.28\r\n',
	);
});
