import fc from 'fast-check';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { enter, press } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';
import { cleared, type Key } from '#tools/calculator/standard/state.ts';
import { toCases } from '../../to-cases.ts';
import keys from './machine.json' with { type: 'json' };

const named: Record<string, Key> = {
	C: 'clear',
	E: 'clear-entry',
	'<': 'backspace',
	'~': 'sign',
	r: 'root',
	s: 'square',
	i: 'reciprocal',
};

test.each(toCases(keys.results))('%s gives %s', (typed, value) => {
	const { fault, phase, entry } = run(typed);
	expect(fault ?? (phase === 'typing' ? entry : toExactText(entry))).toBe(value);
});

test.each(['5/0=C', '5/0=<', '5/0=E', '2+3=E'])('%s clears', (keys) => {
	expect(run(keys)).toEqual(cleared);
});

test('a pasted number takes the place of the entry and can be calculated with', () => {
	expect(press(enter(run('2*'), '12.5'), 'equals').entry).toBe('25');
	expect(press(enter(run('2*'), '12.5'), '3').entry).toBe('3');
});

test.each(toCases(keys.histories))('the history of %s is %s, as it was typed', (typed, past) => {
	expect(toShownHistory(run(typed))).toBe(past);
});

test('no sequence of keys breaks the calculator, and each state is read back as it was', () => {
	const keys = fc.string({ unit: fc.constantFrom(...'0123456789.+-*/=%()CE<~rsi'), maxLength: 60 });
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
