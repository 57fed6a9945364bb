import { Exact } from '#tools/calculator/exact.ts';
import type { Machine, PendingOperation, Printed } from './machine.ts';
import { MachineFault, print, round } from './printer.ts';

/** A number and so many per cent of it after ×, else the price of which so many per cent are margin. */
export function toMarkedUp({ operator, number }: PendingOperation, rate: string): Exact {
	const factor = new Exact(rate).div(100);
	if (operator === '*') return new Exact(number).times(factor.plus(1));
	const divisor = new Exact(1).minus(factor);
	if (divisor.eq(0)) throw new MachineFault('zero');
	return new Exact(number).div(divisor);
}

/** Prints the rate, what it comes to, and the price. */
export function finishMarkup(machine: Machine, pending: PendingOperation, rate: string): Printed {
	const shown = round(machine, toMarkedUp(pending, rate));
	const difference = round(machine, new Exact(shown).minus(pending.number));
	return {
		machine: { ...machine, shown, pending: null, constant: null },
		lines: [
			print(machine, 'percent', rate),
			print(machine, 'markup', difference),
			print(machine, 'result', shown),
		],
	};
}
