import { createHash } from 'node:crypto';
import { convert, hryvnia, toDecimal } from '#tools/rates/convert.ts';
import { formatPair, formatSum } from '#tools/rates/format.ts';
import { readAnswer } from '../../../stand-in/recorded.ts';

const recorded = readAnswer<{ cc: string; rate: number }[]>('nbu-2026-03-16');
const table = {
	day: '2026-03-16',
	rates: recorded.map(({ cc, rate }) => ({ code: cc, uah: rate })),
};
const codes = [hryvnia, ...table.rates.map(({ code }) => code)];

test('every pair of currencies is converted exactly, whatever the amount', () => {
	const amounts = [
		'0.01',
		'1',
		'1250.50',
		'999999999.99',
		'12345678901.23',
		'98765432109876543210.99',
	];
	const lines = amounts.flatMap((amount) =>
		codes.flatMap((from) =>
			codes
				.filter((to) => to !== from)
				.flatMap((to) => {
					const sum = convert(table, amount, from, to);
					return sum ? [0, 2, 20].map((places) => toDecimal(sum, places)) : [];
				}),
		),
	);
	// The numbers of `python3 tests/unit/tools/rates/conversions.py`.
	expect(lines).toHaveLength(3 * 12420);
	expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
		'62164fcf89af9a2beb9715b31959e93d62b47c48efae3fecdf04dff0067c9d08',
	);
});

test.each([
	['100', 'USD', 'CHF', undefined],
	// Article 5 of Regulation (EC) 1103/97: a result exactly half-way is rounded up.
	['0.125', 'UAH', 'UAH', '0.13'],
	['1e3', 'UAH', 'UAH', '1000'],
])('%s %s in %s are %s', (amount, from, to, result) => {
	const rates = [{ code: 'USD', uah: 44 }];
	const sum = convert({ day: '2026-03-16', rates }, amount, from, to);
	expect(sum && toDecimal(sum, 2)).toBe(result);
});

test.each([
	// Coins decide, and small results keep significant digits.
	['en', '1250.504', 'USD', '1,250.50'],
	['en', '159314.56', 'JPY', '159,315'],
	['uk', '0.0226431', 'USD', '0,02264'],
	['en', '0.0000044264', 'XAU', '0.000004426'],
	['en', '1.513', 'JPY', '1.51'],
	['es', '34501799999.654982', 'UAH', '34\u00a0501\u00a0799\u00a0999,65'],
	['en', '0', 'USD', '0.00'],
] as const)('%s: the sum %s in %s is rounded to %s', (locale, value, code, shown) => {
	const sum = convert(table, value, code, code);
	expect(sum && formatSum(locale, sum, code)).toBe(`${shown}\u00a0${code}`);
});

test.each([
	['USD', '44.1381'],
	['XAU', '225,912.48'],
	['IDR', '0.0026026'],
])('one %s is worth the official %s', (code, shown) => {
	const worth = convert(table, '1', code, hryvnia);
	expect(worth && formatPair('en', worth, code, hryvnia)).toBe(
		`1\u00a0${code} = ${shown}\u00a0UAH`,
	);
});
