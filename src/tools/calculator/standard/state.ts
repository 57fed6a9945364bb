import type { Operator } from './arithmetic.ts';
import type { Derivation } from './trace.ts';

/** As in Windows: more digits than this are not taken into an entry. A zero before the point does not count. */
export const maxDigits = 16;

/** As in Windows. */
export const maxBrackets = 25;

export const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export const operators = ['+', '-', '*', '/'] as const satisfies readonly Operator[];

export type Digit = (typeof digits)[number];
export type Key =
	| Digit
	| Operator
	| Derivation
	| 'clear'
	| 'clear-entry'
	| 'backspace'
	| 'point'
	| 'point-again'
	| 'equals'
	| '('
	| ')';

/** What is outside of a bracket. */
interface Bracket {
	previous: string;
	operator: Operator | null;
	/** Before the bracket. */
	history: string;
}

export interface Standard {
	/** What is typed, or the last result: a decimal number with a point. */
	entry: string;
	/** How the history shows an entry that is not being typed: `√2`. Null while it is, and for results. */
	trace: string | null;
	/**
	 * `typing`: digits lengthen the entry. `value`: it was computed from the entry (%, √, x², 1/x, ±) or pasted.
	 * `waiting`: an operator was the last key. `done`: equals was.
	 */
	phase: 'typing' | 'value' | 'waiting' | 'done';
	previous: string;
	operator: Operator | null;
	/** The operation that a further equals repeats. */
	repeat: { operator: Operator; operand: string; trace: string } | null;
	/** What was typed within the last open bracket, with points and hyphens, however the language writes them: `0.125 + -2 =`. */
	history: string;
	/** The open brackets, the innermost last. */
	open: readonly Bracket[];
	fault: 'zero' | 'range' | 'root' | null;
}

export const cleared: Standard = {
	entry: '0',
	trace: null,
	phase: 'typing',
	previous: '0',
	operator: null,
	repeat: null,
	history: '',
	open: [],
	fault: null,
};

/** Keys that make a number longer or shorter. */
export function isTyping(key: string): boolean {
	return /^(\d+|point.*|backspace|right)$/.test(key);
}
