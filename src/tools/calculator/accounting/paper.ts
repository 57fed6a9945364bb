import type { TapeStep } from './keys.ts';
import type { Line } from './line.ts';
import { freshMachine, type Machine } from './machine.ts';

/** Steps that one roll of paper takes. */
export const paperSteps = 20_000;

/** The roll: what was done, what it printed, and the state of the calculator after it. */
export interface Tape {
	steps: readonly TapeStep[];
	lines: readonly Line[];
	machine: Machine;
}

export interface Session {
	tape: Tape;
	/** The number being typed, with a point; null when the last key was not a digit. */
	entry: string | null;
}

export const emptyTape: Tape = { steps: [], lines: [], machine: freshMachine };

export const freshSession: Session = { tape: emptyTape, entry: null };

export function isFull({ steps }: Tape): boolean {
	return steps.length >= paperSteps;
}
