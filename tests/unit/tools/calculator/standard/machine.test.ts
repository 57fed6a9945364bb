import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, enter, type Key, press } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';

const named: Record<string, Key> = {
	C: 'clear',
	E: 'clear-entry',
	'<': 'backspace',
	'~': 'sign',
	r: 'root',
	s: 'square',
	i: 'reciprocal',
};

test.each(
	Object.entries({
		// Operations chain from left to right, in decimals, and exactly.
		'2+3*4=': '20',
		'0.1+0.2=': '0.3',
		'1/3*3-1=': '0',
		// Equals again repeats the last operation.
		'5+3===': '14',
		'2*3=4=': '12',
		'8+*-2=': '6',
		// Percent after + and − is of the first operand, after × and ÷ a hundredth.
		'200+10%=': '220',
		'6*6%=': '0.36',
		'50/10%=': '500',
		// Alone it is of 0, after equals of the result.
		'5%': '0',
		'12+3=4': '4',
		'1.2.3': '1.23',
		// A fault ends with digits and with AC; other keys do nothing.
		'5/0=': 'zero',
		'5/0=*%r~': 'zero',
		'5/0==': '0',
		'5/0=7': '7',
		'9~r': 'root',
		'2+9r=': '5',
		'5~~3': '53',
		'2+3=~': '-5',
		// Backspace takes the last digit of what is typed, and leaves results alone.
		'123<': '12',
		'7~<': '0',
		'2+3=<': '5',
		// Digits after a computed entry start a new one.
		'9r5': '5',
		'2+9r5=': '7',
		'9999999999999999*=*=*=*=*=*=*=*=*=*=': 'range',
		// An entry takes sixteen digits, a zero before the point not counted.
		'77777777777777777': '7777777777777777',
		'1.77777777777777777': '1.777777777777777',
		'1.5s': '2.25',
		'8i': '0.125',
		'2+3s=': '11',
		'1000000000000000ssssssssssss': 'range',
		// CE takes the entry and leaves the operation.
		'7+5E3=': '10',
		'7+E=': '7',
		'2*9rE4=': '8',
	}),
)('%s gives %s', (keys, value) => {
	const { fault, phase, entry } = run(keys);
	expect(fault ?? (phase === 'typing' ? entry : toExactText(entry))).toBe(value);
});

test.each(['5/0=C', '5/0=<', '5/0=E', '2+3=E'])('%s clears', (keys) => {
	expect(run(keys)).toEqual(cleared);
});

test('a pasted number takes the place of the entry and can be calculated with', () => {
	expect(press(enter(run('2*'), '12.5'), 'equals').entry).toBe('25');
	expect(press(enter(run('2*'), '12.5'), '3').entry).toBe('3');
});

test.each(
	Object.entries({
		'.125+.125=': '0.125 + 0.125 =',
		'2r+1=': '√2 + 1 =',
		'200+10%=': '200 + 10% =',
		'2+3~s-': '2 + (-3)² − ',
		'4i=': '1/4 =',
		'1/3=+': '0.33 + ',
		'0.125+==': '0.25 + 0.125 =',
		'8+*-2=': '8 − 2 =',
		// What a key made of the entry follows the history.
		'9r~%': '(-(√9))%',
		'4~r': '√(-4)',
		'0i': '1/0',
	}),
)('the history of %s is %s, as it was typed', (keys, past) => {
	expect(toShownHistory(run(keys))).toBe(past);
});

test('no sequence of keys breaks the calculator, and each state is read back as it was', () => {
	const keys = fc.string({ unit: fc.constantFrom(...'0123456789.+-*/=%CE<~rsi'), maxLength: 60 });
	fc.assert(
		fc.property(keys, (sequence) => {
			const state = run(sequence);
			expect(state.entry).toMatch(/^-?\d+(\.\d*)?(e[+-]?\d+)?$/);
			expect(toShown(state.entry, state.phase === 'typing')).toMatch(/^[-\de.+]{1,13}$/);
			expect(state.history.length).toBeLessThanOrEqual(200);
			expect(parseStandard(JSON.stringify(state))).toEqual(state);
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
