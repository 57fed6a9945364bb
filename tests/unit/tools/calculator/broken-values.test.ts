import { expect, test } from 'vitest';
import { parseSteps, printSteps } from '#tools/calculator/accounting/saved.ts';
import { replay } from '#tools/calculator/accounting/tape.ts';
import { freshFinance, solveFor } from '#tools/calculator/finance/machine.ts';
import { parseFinance, printFinance } from '#tools/calculator/finance/saved.ts';
import { exampleLoan, registers } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, digits, operators, press } from '#tools/calculator/standard/machine.ts';
import { parseStandard } from '#tools/calculator/standard/saved.ts';
import { damage } from '../damage.ts';

const typed = type('12.5*3+9@-0.1');
const keys = [...digits, ...operators, 'equals', 'percent', 'root', 'sign', 'backspace'] as const;

test('a calculation with one character changed is refused, or calculates on', () => {
	for (const text of damage(JSON.stringify(typed))) {
		const state = parseStandard(text);
		if (!state) continue;
		for (const key of keys) {
			const after = press(state, key);
			expect(
				toShown(after.entry, after.phase === 'typing') +
					toShownHistory(after) +
					toExactText(after.entry),
			).toBeTruthy();
		}
	}
});

test('a tape with one character changed is read as it is written, or known to be broken', () => {
	const tape = '+ 12.50\n- 3\ntotal\n* 2000\nmarkup 20\nset rate=7\ntax-plus 100\ndate 2026-11-23';
	expect(parseSteps(tape).whole).toBe(true);
	for (const text of damage(tape)) {
		const { steps, whole } = parseSteps(text);
		expect(replay(steps).lines).toBeDefined();
		if (whole) expect(printSteps(steps)).toBe(text);
	}
});

test('a loan with one character changed is refused, or can be solved', () => {
	const loan = { ...freshFinance, display: typed, terms: { ...exampleLoan, pmt: '-1137.72' } };
	for (const text of damage(printFinance(loan))) {
		const state = parseFinance(text);
		if (!state) continue;
		for (const register of registers) {
			expect(solveFor(state, register, solve).lastPress?.register).toBe(register);
		}
	}
});

function type(text: string) {
	return [...text].reduce((state, name) => {
		const key = toKey(name);
		return key ? press(state, key) : state;
	}, cleared);
}
