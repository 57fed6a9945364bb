import { expect, test } from 'vitest';
import { paper, run } from './run.ts';

test.each(
	Object.entries({
		// A number is followed by its plus or minus; the total clears the register, a subtotal keeps it.
		'12.5 + 3 - T': '12.50 +, 3.00 −, 9.50 *',
		'12.5 + T T': '12.50 +, 12.50 *, 0.00 *',
		'5 + S 2 + T': '5.00 +, 5.00 ◇, 2.00 +, 7.00 *',
		// Pressed again, plus and minus repeat the number.
		'5 + + - S': '5.00 +, 5.00 +, 5.00 −, 5.00 ◇',
		// A product is not in the register before plus.
		'100 + 2 x 3 = + T': '100.00 +, 2.00 ×, 3.00 =, 6.00 *, 6.00 +, 106.00 *',
		// Percent after × is a part; plus and minus right after it add it on and take it off.
		'200 x 10 %': '200.00 ×, 10.00 %, 20.00 *',
		'200 x 10 % +': '200.00 ×, 10.00 %, 20.00 *, 220.00 +%',
		'200 x 10 % -': '200.00 ×, 10.00 %, 20.00 *, 180.00 −%',
		// MU after × marks up; alone, it waits for the margin, which %, = or an operator ends.
		'2000 x 20 MU': '2000.00 ×, 20.00 %, 400.00 MU, 2400.00 *',
		'20 MU 20 %': '20.00 MU, 20.00 %, 5.00 MU, 25.00 *',
		'20 MU 20 =': '20.00 MU, 20.00 %, 5.00 MU, 25.00 *',
		'20 MU 20 MU': '20.00 MU, 20.00 %, 5.00 MU, 25.00 *',
		'20 MU 20 +': '20.00 MU, 20.00 %, 5.00 MU, 25.00 *, 25.00 +',
		'100 MU MU': '100.00 MU',
		// MU after a difference is the change in per cent.
		'1500 + 1300 - MU': '1500.00 +, 1300.00 −, 200.00 ◇, 15.38 %',
		// TAX+ adds the tax, TAX− takes it out.
		'rate=5 100 TX+': '100.00 TX+, 5.00 TX, 105.00 *',
		'rate=5 105 TX-': '105.00 TX−, -5.00 TX, 100.00 *',
		// The memory prints each of its keys.
		'10 M+ 3 M- MR MC MR': '10.00 M+, 3.00 M−, 7.00 M◇, 7.00 M*, 0.00 M◇',
		// # prints a number that is not added, or the date.
		'42 # 5 + # T': '42 #, 5.00 +, 2026-05-01 #, 5.00 *',
		// ADD2 puts the point before the last two digits of what is added.
		'decimals=A 1234 + 5 - 1.5 + T': '12.34 +, 0.05 −, 1.50 +, 13.79 *',
		// Entries are added exactly, and totals rounded.
		'1.234 + 1.234 + T': '1.234 +, 1.234 +, 2.47 *',
		'5 + C': '5.00 +, 0.00 C',
	}),
)('%s prints %s', (keys, lines) => {
	expect(paper(keys)).toBe(lines);
});

test.each(
	Object.entries({
		'12.5 + 3 -': '9.5',
		// A total can be carried forward; a number without plus or minus has no part in it.
		'5 + 6 + T + 1 +': '12',
		'5 + 3 T': '5',
		'100 + 2 x 3 - T': '94',
		// Chains carry the exact number between; the last operator counts.
		'1 / 3 x 3 =': '1',
		'10 / 3 =': '3.33',
		'8 x / 2 =': '4',
		// × keeps its first number as a constant, ÷ its second.
		'2 x 3 = 4 =': '8',
		'12 / 3 = 15 =': '5',
		'2 x 3 = 1 + 4 =': '4',
		'5 x =': '25',
		'4 / =': '0.25',
		'30 / 120 %': '25',
		'200 x 10 % + + T': '220',
		// Percent with nothing pending is of the running sum, or a hundredth.
		'200 + 10 % + T': '220',
		'decimals=4 5 %': '0.05',
		'2000 / 20 MU': '2500',
		'2500 x 20 ~ MU': '2000',
		'125 MU 25 ~ %': '100',
		'20 MU 20 x 2 =': '50',
		// The margin is a constant, and its price is in the grand total.
		'100 MU 20 = 200 =': '250',
		'20 MU 20 % GT': '25',
		'100 MU =': '100',
		'100 MU x 3 =': '300',
		'rate=20 2 x 50 TX+': '120',
		'2 x 3 M+ MC': '6',
		'4 M+ 5 x MR =': '20',
		// The grand total takes totals, products and mark-ups; pressed twice it is cleared.
		'1 + 2 + T 2 x 5 = 100 x 10 MU GT GT': '123',
		'1 + 2 + T GT GT GT': '0',
		// Rounding of two thirds and of 4 ÷ 3; a half goes away from zero.
		'decimals=0 2 / 3 =': '1',
		'decimals=3 2 / 3 =': '0.667',
		'decimals=4 2 / 3 =': '0.6667',
		'decimals=F 2 / 3 =': '0.66666666666',
		'decimals=A 2 / 3 =': '0.67',
		'rounding=up 4 / 3 =': '1.34',
		'rounding=up 4 ~ / 3 =': '-1.34',
		'rounding=cut 4 ~ / 3 =': '-1.33',
		'5 / 1000 =': '0.01',
		'5 ~ / 1000 =': '-0.01',
		'decimals=A 20 x 3 + T': '60',
		// The arrow takes the last digit, CE the number, C the register.
		'129 > 3 + T': '123',
		'5 + 7 C 3 + T': '8',
		'5 + 7 C C T': '0',
		'5 + C T': '0',
		'5 ~ + T': '-5',
		'2 x 3 = ~ + T': '-6',
		// After a fault all keys wait for C.
		'5 / 0 = 3 + T': 'zero',
		'5 / 0 %': 'zero',
		'100 / 100 MU': 'zero',
		'20 MU 100 %': 'zero',
		'5 / 0 = C 3 + T': '3',
		'999999999999 x 10 =': 'range',
		'999999999999 + 1 +': 'range',
		'999999999999 +': '999999999999',
	}),
)('%s shows %s', (keys, shown) => {
	const { machine } = run(keys).tape;
	expect(machine.fault ?? machine.shown).toBe(shown);
});

test.each(
	Object.entries({
		'1234567890123': '123456789012',
		'1.2.3': '1.23',
		'.5': '0.5',
		'007': '7',
		'0 ~': '0',
	}),
)('%s is typed as %s', (keys, entry) => {
	expect(run(keys).entry).toBe(entry);
});

test('a total counts plus and minus, and a tax names its rate', () => {
	const { lines } = run('rate=7.5 5 + 6 + 1 - T T 100 TX+').tape;
	expect(lines.map(({ count, rate }) => count ?? rate ?? '')).toEqual([
		'',
		'',
		'',
		3,
		0,
		'',
		'7.5',
		'',
	]);
});

test('C leaves the memory, the grand total and the switches', () => {
	const { machine } = run('decimals=3 5 M+ 2 + T C').tape;
	expect(machine).toMatchObject({ memory: '5', grand: '2', settings: { decimals: '3' } });
});
