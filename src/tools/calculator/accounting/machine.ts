import type { StepKey } from './keys.ts';
import type { Line } from './line.ts';
import { type AccountingSettings, defaultSettings } from './settings.ts';

/** The registers of a printing calculator. All numbers are decimal texts, exact. */
export interface Machine {
	settings: AccountingSettings;
	/** What the display shows, and what a key without a typed number works on. */
	shown: string;
	/** The adding register: what + and − have summed since the last total. */
	sum: string;
	/** How often + and − were pressed since the last total. */
	items: number;
	/** The number that + or − has just taken, and takes again; null after any other key. */
	addend: string | null;
	/** A multiplication, division or mark-up that waits for its second number. */
	pending: PendingOperation | null;
	/** × keeps its first number, the others their second: another = uses it again. */
	constant: PendingOperation | null;
	/** After a percentage of a number: + adds it to that number, − takes it off. */
	addOn: { base: string; part: string } | null;
	/** Totals, products and mark-ups since the grand total was cleared. */
	grand: string;
	grandItems: number;
	memory: string;
	memoryItems: number;
	/** The previous key; null initially and after C. */
	last: StepKey | null;
	/** Only C ends a fault. */
	fault: 'zero' | 'range' | null;
}

export interface PendingOperation {
	operator: '*' | '/' | 'markup';
	number: string;
}

/** A calculator after a step, and what the step printed. */
export interface Printed {
	machine: Machine;
	lines: readonly Omit<Line, 'step'>[];
}

export const freshMachine: Machine = {
	settings: defaultSettings,
	shown: '0',
	sum: '0',
	items: 0,
	addend: null,
	pending: null,
	constant: null,
	addOn: null,
	grand: '0',
	grandItems: 0,
	memory: '0',
	memoryItems: 0,
	last: null,
	fault: null,
};

/** C: everything but the memory, the grand total and the switches. */
export function clearMachine(machine: Machine): Machine {
	const { settings, grand, grandItems, memory, memoryItems } = machine;
	return { ...freshMachine, settings, grand, grandItems, memory, memoryItems };
}
