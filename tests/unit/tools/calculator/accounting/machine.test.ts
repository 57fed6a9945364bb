import { expect, test } from 'vitest';
import { paper, run, shown } from './run.ts';

test('a number is followed by its plus or minus, and the total clears the register', () => {
	expect(paper('12.5 + 3 - T')).toEqual(['12.50 +', '3.00 −', '9.50 *']);
	expect(paper('12.5 + T T')).toEqual(['12.50 +', '12.50 *', '0.00 *']);
});

test('the display shows the running sum', () => {
	expect(shown('12.5 + 3 -')).toBe('9.5');
});

test('plus and minus pressed again repeat the number', () => {
	expect(paper('5 + + - S')).toEqual(['5.00 +', '5.00 +', '5.00 −', '5.00 ◇']);
});

test('a subtotal keeps the register', () => {
	expect(paper('5 + S 2 + T')).toEqual(['5.00 +', '5.00 ◇', '2.00 +', '7.00 *']);
});

test('a total can be carried forward with plus', () => {
	expect(shown('5 + 6 + T + 1 +')).toBe('12');
});

test('totals print the number of items, which counts plus and minus', () => {
	const { lines } = run('5 + 6 + 1 - T T').tape;
	expect(lines.map(({ count }) => count)).toEqual([undefined, undefined, undefined, 3, 0]);
});

test('a number typed without plus or minus has no part in the total', () => {
	expect(shown('5 + 3 T')).toBe('5');
});

test('multiplication is separate from the register until plus takes its product in', () => {
	expect(paper('100 + 2 x 3 = + T')).toEqual([
		'100.00 +',
		'2.00 ×',
		'3.00 =',
		'6.00 *',
		'6.00 +',
		'106.00 *',
	]);
	expect(shown('100 + 2 x 3 + T')).toBe('106');
	expect(shown('100 + 2 x 3 - T')).toBe('94');
});

test('chains of × and ÷ carry the exact number between', () => {
	expect(shown('1 / 3 x 3 =')).toBe('1');
	expect(shown('2 x 3 x 4 =')).toBe('24');
	expect(shown('decimals=2 10 / 3 =')).toBe('3.33');
});

test('an operator after an operator replaces it', () => {
	expect(shown('8 x / 2 =')).toBe('4');
});

test('× keeps its first number as a constant, ÷ its second', () => {
	expect(shown('2 x 3 = 4 =')).toBe('8');
	expect(shown('12 / 3 = 15 =')).toBe('5');
	expect(shown('2 x 3 = 1 + 4 =')).toBe('4');
});

test('× = squares and ÷ = takes the reciprocal', () => {
	expect(shown('5 x =')).toBe('25');
	expect(shown('4 / =')).toBe('0.25');
});

test('percent after × is a part, after ÷ a ratio', () => {
	expect(paper('200 x 10 %')).toEqual(['200.00 ×', '10.00 %', '20.00 *']);
	expect(shown('30 / 120 %')).toBe('25');
});

test('plus and minus right after a percentage add it on and take it off', () => {
	expect(paper('200 x 10 % +').at(-1)).toBe('220.00 +%');
	expect(paper('200 x 10 % -').at(-1)).toBe('180.00 −%');
	expect(shown('200 x 10 % + + T')).toBe('220');
});

test('percent with nothing pending is of the running sum, or a hundredth', () => {
	expect(shown('200 + 10 % + T')).toBe('220');
	expect(shown('decimals=4 5 %')).toBe('0.05');
});

test('MU after × marks up, after ÷ makes a margin', () => {
	expect(paper('2000 x 20 MU')).toEqual(['2000.00 ×', '20.00 %', '400.00 MU', '2400.00 *']);
	expect(shown('2000 / 20 MU')).toBe('2500');
	expect(shown('2500 x 20 ~ MU')).toBe('2000');
	expect(run('100 / 100 MU').tape.machine.fault).toBe('zero');
});

test('MU without × or ÷ waits for the margin, which %, = or an operator ends', () => {
	const price = ['20.00 MU', '20.00 %', '5.00 MU', '25.00 *'];
	expect(paper('20 MU 20 %')).toEqual(price);
	expect(paper('20 MU 20 =')).toEqual(price);
	expect(paper('20 MU 20 MU')).toEqual(price);
	expect(shown('100 MU 20 =')).toBe('125');
	expect(shown('125 MU 25 ~ %')).toBe('100');
	expect(paper('20 MU 20 +')).toEqual([...price, '25.00 +']);
	expect(shown('20 MU 20 x 2 =')).toBe('50');
	expect(run('20 MU 100 %').tape.machine.fault).toBe('zero');
});

test('the margin is a constant: = takes it of the next number', () => {
	expect(shown('100 MU 20 = 200 =')).toBe('250');
});

test('MU without a margin marks nothing up, and × or ÷ after it takes its place', () => {
	expect(shown('100 MU =')).toBe('100');
	expect(paper('100 MU MU')).toEqual(['100.00 MU']);
	expect(shown('100 MU x 3 =')).toBe('300');
});

test('a price from MU is in the grand total', () => {
	expect(shown('20 MU 20 % GT')).toBe('25');
});

test('MU after a difference is the change in per cent', () => {
	expect(paper('1500 + 1300 - MU').slice(2)).toEqual(['200.00 ◇', '15.38 %']);
});

test('TAX+ adds the tax, TAX− takes it out', () => {
	expect(paper('rate=5 100 TX+')).toEqual(['100.00 TX+', '5.00 TX', '105.00 *']);
	expect(paper('rate=5 105 TX-')).toEqual(['105.00 TX−', '-5.00 TX', '100.00 *']);
	expect(shown('rate=20 2 x 50 TX+')).toBe('120');
});

test('the tax line contains its rate', () => {
	expect(run('rate=7.5 100 TX+').tape.lines[1]?.rate).toBe('7.5');
});

test('the memory adds, takes away, recalls and clears, and prints each', () => {
	expect(paper('10 M+ 3 M- MR MC MR')).toEqual([
		'10.00 M+',
		'3.00 M−',
		'7.00 M◇',
		'7.00 M*',
		'0.00 M◇',
	]);
	expect(shown('2 x 3 M+ MC')).toBe('6');
	expect(shown('4 M+ 5 x MR =')).toBe('20');
});

test('the grand total takes totals, products and mark-ups; pressed twice it is cleared', () => {
	expect(paper('1 + 2 + T 2 x 5 = 100 x 10 MU GT GT GT').slice(-3)).toEqual([
		'123.00 G◇',
		'123.00 G*',
		'0.00 G*',
	]);
});

test('# prints a number that is not added, or the date', () => {
	expect(paper('42 # 5 + # T')).toEqual(['42 #', '5.00 +', '2026-05-01 #', '5.00 *']);
});

test.each([
	['decimals=0', '1'],
	['decimals=2', '0.67'],
	['decimals=3', '0.667'],
	['decimals=4', '0.6667'],
	['decimals=F', '0.66666666666'],
	['decimals=A', '0.67'],
])('with %s two thirds are %s', (decimals, result) => {
	expect(shown(`${decimals} 2 / 3 =`)).toBe(result);
});

test.each([
	['up', '1.34', '-1.34'],
	['5/4', '1.33', '-1.33'],
	['cut', '1.33', '-1.33'],
])('rounding %s makes 4 ÷ 3 to %s', (rounding, result, negative) => {
	expect(shown(`rounding=${rounding} 4 / 3 =`)).toBe(result);
	expect(shown(`rounding=${rounding} 4 ~ / 3 =`)).toBe(negative);
});

test('5/4 rounds a half away from zero', () => {
	expect(shown('5 / 1000 =')).toBe('0.01');
	expect(shown('5 ~ / 1000 =')).toBe('-0.01');
});

test('ADD2 puts the point before the last two digits of what is added, and of nothing else', () => {
	expect(paper('decimals=A 1234 + 5 - 1.5 + T')).toEqual([
		'12.34 +',
		'0.05 −',
		'1.50 +',
		'13.79 *',
	]);
	expect(shown('decimals=A 20 x 3 =')).toBe('60');
	expect(shown('decimals=A 20 x 3 + T')).toBe('60');
});

test('entries are added exactly, and totals rounded', () => {
	expect(paper('1.234 + 1.234 + T')).toEqual(['1.234 +', '1.234 +', '2.47 *']);
});

test('the right arrow takes the last digit, CE the number, C the register', () => {
	expect(shown('129 > 3 + T')).toBe('123');
	expect(shown('5 + 7 C 3 + T')).toBe('8');
	expect(shown('5 + 7 C C T')).toBe('0');
	expect(shown('5 + C T')).toBe('0');
	expect(paper('5 + C')).toEqual(['5.00 +', '0.00 C']);
});

test('C leaves the memory, the grand total and the switches', () => {
	const { machine } = run('decimals=3 5 M+ 2 + T C').tape;
	expect([machine.memory, machine.grand, machine.settings.decimals]).toEqual(['5', '2', '3']);
});

test('a division by zero stops the machine until C', () => {
	expect(run('5 / 0 =').tape.machine.fault).toBe('zero');
	expect(run('5 / 0 = 3 + T').tape.machine.fault).toBe('zero');
	expect(shown('5 / 0 = C 3 + T')).toBe('3');
	expect(run('5 / 0 %').tape.machine.fault).toBe('zero');
});

test('more than twelve digits before the point are an overflow', () => {
	expect(run('999999999999 x 10 =').tape.machine.fault).toBe('range');
	expect(run('999999999999 + 1 +').tape.machine.fault).toBe('range');
	expect(shown('999999999999 +')).toBe('999999999999');
});

test('an entry takes twelve digits and one point', () => {
	expect(run('1234567890123').entry).toBe('123456789012');
	expect(run('1.2.3').entry).toBe('1.23');
	expect(run('.5').entry).toBe('0.5');
	expect(run('007').entry).toBe('7');
});

test('the sign changes while typing and of a result', () => {
	expect(shown('5 ~ + T')).toBe('-5');
	expect(shown('2 x 3 = ~ + T')).toBe('-6');
	expect(run('0 ~').entry).toBe('0');
});
