import type { Exact } from '#tools/calculator/exact.ts';
import type { Line, Mark } from './line.ts';
import type { Machine, Printed } from './machine.ts';
import { toPrinted, toResult } from './rounding.ts';

/** Thrown inside a step, and caught by `apply`: the calculator stops and prints E. */
export class MachineFault extends Error {
	readonly fault: 'zero' | 'range';

	constructor(fault: 'zero' | 'range') {
		super(fault);
		this.fault = fault;
	}
}

type Extra = Pick<Line, 'count' | 'rate'>;

export function print(machine: Machine, mark: Mark, value: string, extra: Extra = {}) {
	return { mark, text: toPrinted(value, machine.settings), ...extra };
}

/** Rounds by the switches. Throws `MachineFault` when the number does not fit. */
export function round(machine: Machine, value: Exact): string {
	const result = toResult(value, machine.settings);
	if (result === undefined) throw new MachineFault('range');
	return result;
}

export function stop(machine: Machine, fault: 'zero' | 'range'): Printed {
	const stopped = { ...machine, fault, pending: null, constant: null, addOn: null };
	return { machine: stopped, lines: [{ mark: fault, text: '0' }] };
}
