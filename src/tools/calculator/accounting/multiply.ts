import { Exact } from '#tools/calculator/exact.ts';
import type { TapeStep } from './keys.ts';
import type { Machine, PendingOperation, Printed } from './machine.ts';
import { finishMarkup, toMarkedUp } from './markup.ts';
import { MachineFault, print, round } from './printer.ts';

/** × and ÷. One after the other replaces it; after a second number, the chain goes on. */
export function multiply(machine: Machine, step: TapeStep, operator: '*' | '/'): Printed {
	const value = step.entry ?? machine.shown;
	const { pending } = machine;
	const replaces = pending && !hasOperand(machine, step);
	const number = !pending ? value : replaces ? pending.number : compute(pending, value).toFixed();
	const shown = replaces ? machine.shown : pending ? round(machine, new Exact(number)) : value;
	return {
		machine: { ...machine, shown, pending: { operator, number }, constant: null },
		lines: [print(machine, operator, replaces ? machine.shown : value)],
	};
}

/** =, also for a constant; alone it prints the number. */
export function equal(machine: Machine, step: TapeStep): Printed {
	const { pending, constant } = machine;
	if (pending) return toGrand(finish(machine, step));
	const value = step.entry ?? machine.shown;
	const line = print(machine, 'equals', value);
	if (!constant) return { machine: { ...machine, shown: value }, lines: [line] };
	const { operator, number } = constant;
	const result = round(machine, compute({ operator, number: value }, number));
	return toGrand({
		machine: { ...machine, shown: result },
		lines: [line, print(machine, 'result', result)],
	});
}

/**
 * Ends what is pending with the number that was typed or recalled. Without one, × squares its number
 * ÷ takes the reciprocal, and MU leaves it as it is.
 */
export function finish(machine: Machine, step: TapeStep): Printed {
	const { pending } = machine;
	if (!pending) throw new Error('Nothing is pending.');
	const given = hasOperand(machine, step);
	if (pending.operator === 'markup') {
		const rate = given ? (step.entry ?? machine.shown) : '0';
		const finished = finishMarkup(machine, pending, rate);
		const constant = given ? { operator: pending.operator, number: rate } : null;
		return { ...finished, machine: { ...finished.machine, constant } };
	}
	const value = given ? (step.entry ?? machine.shown) : pending.number;
	const reciprocal = !given && pending.operator === '/';
	const exact = compute(reciprocal ? { operator: '/', number: '1' } : pending, value);
	const result = round(machine, exact);
	const constant =
		pending.operator === '*' ? pending : { operator: pending.operator, number: value };
	return {
		machine: { ...machine, shown: result, pending: null, constant },
		lines: [
			print(machine, 'equals', given ? value : machine.shown),
			print(machine, 'result', result),
		],
	};
}

/** Keys that wait for a second number. */
const opening: ReadonlySet<Machine['last']> = new Set(['*', '/', 'markup']);

/** Whether a second number was given: typed, recalled, or the shown one with its sign changed. */
export function hasOperand(machine: Machine, step: TapeStep): boolean {
	return step.entry !== undefined || !opening.has(machine.last);
}

/**
 * The number a key works on, after what is pending has been finished; without a second number that
 * is given up.
 */
export function settle(machine: Machine, step: TapeStep): Printed & { value: string } {
	if (machine.pending && hasOperand(machine, step)) {
		const finished = finish(machine, step);
		return { ...finished, value: finished.machine.shown };
	}
	const value = step.entry ?? machine.shown;
	return { machine: { ...machine, pending: null }, lines: [], value };
}

/** The grand total takes products, totals and mark-ups. */
export function toGrand({ machine, lines }: Printed): Printed {
	const grand = new Exact(machine.grand).plus(machine.shown).toFixed();
	return { machine: { ...machine, grand, grandItems: machine.grandItems + 1 }, lines };
}

function compute({ operator, number }: PendingOperation, value: string): Exact {
	// A chain of products is cut where a quotient is, or it would grow endlessly.
	if (operator === '*') return new Exact(number).times(value).round(Exact.DP);
	if (operator === 'markup') return toMarkedUp({ operator, number }, value);
	if (new Exact(value).eq(0)) throw new MachineFault('zero');
	return new Exact(number).div(value);
}
