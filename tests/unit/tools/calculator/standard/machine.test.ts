import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { readDecimal } from '#i18n/read-number.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toShown } from '#tools/calculator/standard/display.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, enter, type Key, maxDigits, press } from '#tools/calculator/standard/machine.ts';

const named: Record<string, Key> = {
	C: 'clear',
	E: 'clear-entry',
	'<': 'backspace',
	'~': 'sign',
	r: 'root',
	s: 'square',
	i: 'reciprocal',
};

test('operations chain from left to right', () => {
	expect(value('2+3*4=')).toBe('20');
	expect(value('9-4/2=')).toBe('2.5');
});

test('arithmetic is decimal: 0.1 + 0.2 is 0.3', () => {
	expect(value('0.1+0.2=')).toBe('0.3');
	expect(value('1.1*1.1=')).toBe('1.21');
	expect(value('1/3*3=')).toBe('1');
	expect(value('1/3*3-1=')).toBe('0');
});

test('repeated equals repeats the last operation', () => {
	expect(value('5+3==')).toBe('11');
	expect(value('5+3===')).toBe('14');
	expect(value('2*3=4=')).toBe('12');
	expect(value('2+=')).toBe('4');
});

test('an operator after an operator replaces it', () => {
	const state = run('8+*-2=');
	expect(state.entry).toBe('6');
	expect(state.history).toBe('8 − 2 =');
});

test('percent after + or − is a percentage of the first operand', () => {
	expect(value('200+10%=')).toBe('220');
	expect(value('200-10%=')).toBe('180');
	expect(value('200+%=')).toBe('600');
});

test('percent after × or ÷ is a hundredth', () => {
	expect(value('6*6%=')).toBe('0.36');
	expect(value('50/10%=')).toBe('500');
	expect(value('6*6=50%')).toBe('0.5');
});

test('a percentage without a first operand is of 0, after a sum it is of the result', () => {
	expect(value('5%')).toBe('0');
	expect(value('5=%')).toBe('0');
	expect(value('200+10=50%')).toBe('105');
	expect(value('200+10%%=')).toBe('240');
});

test('after an operator the next digit starts a new entry', () => {
	expect(value('12+3')).toBe('3');
	expect(value('12+3=4')).toBe('4');
	expect(run('12+3=4').history).toBe('');
});

test('a second decimal point in one entry is ignored', () => {
	expect(value('1.2.3')).toBe('1.23');
	expect(value('5+.5=')).toBe('5.5');
});

test('division by zero is a fault that digits and AC end', () => {
	expect(run('5/0=').fault).toBe('zero');
	expect(run('0/0=').fault).toBe('zero');
	expect(run('5/0+').fault).toBe('zero');
	expect(run('5/0=+').fault).toBe('zero');
	expect(run('5/0=*%r~').fault).toBe('zero');
	expect(run('5/0==')).toEqual(cleared);
	expect(value('5/0=.5')).toBe('0.5');
	expect(value('5/0=7')).toBe('7');
	expect(run('5/0=C')).toEqual(cleared);
	expect(run('5/0=<')).toEqual(cleared);
});

test('the square root of a negative number is a fault', () => {
	expect(run('9~r').fault).toBe('root');
	expect(value('9r')).toBe('3');
	expect(value('2+9r=')).toBe('5');
});

test('the sign changes while typing, after an operator and after equals', () => {
	expect(value('5~')).toBe('-5');
	expect(value('5~~3')).toBe('53');
	expect(value('5+~=')).toBe('0');
	expect(value('2+3=~')).toBe('-5');
	expect(value('0~')).toBe('0');
});

test('backspace takes the last digit of what is typed and leaves results alone', () => {
	expect(value('123<')).toBe('12');
	expect(value('1.5<<')).toBe('1');
	expect(value('7~<')).toBe('0');
	expect(value('.5~<<4')).toBe('4');
	expect(value('12+<-2=')).toBe('10');
	expect(value('2+3=<')).toBe('5');
});

test('digits after a root or a negated result start a new entry', () => {
	expect(value('9r5')).toBe('5');
	expect(value('2+9r5=')).toBe('7');
	expect(value('2+3=~4')).toBe('4');
	expect(value('2r*=')).toBe('2');
});

test('what is too large is a fault, not an endless number', () => {
	const large = `${'9'.repeat(16)}*=`.concat('*='.repeat(9));
	expect(run(large).fault).toBe('range');
});

test('an entry takes sixteen digits, a zero before the point not counted', () => {
	expect(value('7'.repeat(50))).toHaveLength(maxDigits);
	expect(value(`0.${'7'.repeat(50)}`)).toBe(`0.${'7'.repeat(16)}`);
	expect(value(`1.${'7'.repeat(50)}`)).toBe(`1.${'7'.repeat(15)}`);
	expect(value(`0.0${'7'.repeat(50)}`)).toBe(`0.0${'7'.repeat(15)}`);
});

test('a pasted number takes the place of the entry and can be calculated with', () => {
	expect(press(enter(run('2*'), '12.5'), 'equals').entry).toBe('25');
	expect(press(enter(run('2*'), '12.5'), '3').entry).toBe('3');
});

test.each([
	['.125+.125=', '0.125 + 0.125 ='],
	['2.50*3.=', '2.50 × 3 ='],
	['2r+1=', '√2 + 1 ='],
	['5r=', '√5 ='],
	['200+10%=', '200 + 10% ='],
	['2+3~s-', '2 + (-3)² − '],
	['4i=', '1/4 ='],
	['9r~%', ''],
	['1/3=+', '0.33 + '],
	['0.125+==', '0.25 + 0.125 ='],
	['5+2r==', '6.41 + √2 ='],
] as const)('keys %s are in the history as they were typed: %s', (keys, history) => {
	expect(run(keys).history).toBe(history);
});

test('the history has what a key made of an entry, before the next operator', () => {
	expect(run('9r~%').trace).toBe('(-(√9))%');
	expect(run('9r~~').trace).toBe('√9');
	expect(run('4~r')).toMatchObject({ fault: 'root', trace: '√(-4)' });
	expect(run('0i')).toMatchObject({ fault: 'zero', trace: '1/0' });
	expect(run('9r5').trace).toBeNull();
});

test.each(locales)('%s: every number in the history reads back as it was typed', (locale) => {
	const typed = fc
		.tuple(
			fc.nat(9_999_999_999),
			fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
		)
		.map(([whole, decimals]) => (decimals ? `${whole}.${decimals}` : `${whole}`));
	fc.assert(
		fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), (numbers) => {
			const { history } = run(`${numbers.join('+')}=`);
			const shown = writeFigures(locale, history).replace(' =', '').split(' + ');
			expect(shown.map((number) => readDecimal(locale, number))).toEqual(numbers);
		}),
	);
});

test('x² and 1/x compute from the entry', () => {
	expect(value('1.5s')).toBe('2.25');
	expect(value('8i')).toBe('0.125');
	expect(value('3ii')).toBe('3');
	expect(value('2+3s=')).toBe('11');
	expect(run(`1${'0'.repeat(15)}${'s'.repeat(12)}`).fault).toBe('range');
});

test('CE takes the entry and leaves the operation; after equals it clears', () => {
	expect(value('7+5E3=')).toBe('10');
	expect(value('7+E=')).toBe('7');
	expect(value('2*9rE4=')).toBe('8');
	expect(run('2+3=E')).toEqual(cleared);
	expect(run('5/0=E')).toEqual(cleared);
});

test('random chains of plus, minus and times give what whole numbers give', () => {
	const step = fc.tuple(fc.constantFrom('+', '-', '*'), fc.nat(9999));
	fc.assert(
		fc.property(fc.nat(9999), fc.array(step, { maxLength: 7 }), (first, steps) => {
			const model = steps.reduce((total, [operator, operand]) => {
				if (operator === '+') return total + BigInt(operand);
				if (operator === '-') return total - BigInt(operand);
				return total * BigInt(operand);
			}, BigInt(first));
			const keys = `${first}${steps.map(([operator, operand]) => operator + operand).join('')}=`;
			expect(value(keys)).toBe(`${model}`);
		}),
	);
});

test('random sums of cents are exact', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(999_999), { minLength: 1, maxLength: 20 }), (cents) => {
			const keys = `${cents.map((cent) => (cent / 100).toFixed(2)).join('+')}=`;
			const total = BigInt(cents.reduce((sum, cent) => sum + cent, 0));
			const [whole, part] = [total / 100n, `${total % 100n}`.padStart(2, '0')];
			expect(value(keys)).toBe(
				`${whole}.${part}`.replace(/\.?0+$/, (end) =>
					end[0] === '.' ? '' : end.replace(/0+$/, ''),
				),
			);
		}),
	);
});

test('no sequence of keys breaks the calculator', () => {
	const keys = fc.string({ unit: fc.constantFrom(...'0123456789.+-*/=%CE<~rsi'), maxLength: 60 });
	fc.assert(
		fc.property(keys, (sequence) => {
			const state = run(sequence);
			expect(state.entry).toMatch(/^-?\d+(\.\d*)?(e[+-]?\d+)?$/);
			expect(toShown(state.entry, state.phase === 'typing')).toMatch(/^[-\de.+]{1,13}$/);
			expect(state.history.length).toBeLessThanOrEqual(200);
		}),
	);
});

function run(keys: string) {
	return [...keys].reduce((state, key) => {
		const pressed = named[key] ?? toKey(key);
		if (!pressed) throw new Error(`No such key: ${key}`);
		return press(state, pressed);
	}, cleared);
}

function value(keys: string): string {
	const state = run(keys);
	return state.phase === 'typing' ? state.entry : toExactText(state.entry);
}
