import { Exact } from '#tools/calculator/exact.ts';
import type { TapeStep } from './keys.ts';
import type { Machine, Printed } from './machine.ts';
import { settle, toGrand } from './multiply.ts';
import { print, round } from './printer.ts';
import { toText } from './rounding.ts';

/** + and −: into the adding register. Pressed again, they repeat the number. */
export function add(machine: Machine, step: TapeStep, key: '+' | '-'): Printed {
	const addOn = step.entry === undefined ? machine.addOn : null;
	if (addOn) return takeAddOn(machine, addOn, key);
	const settled = settle(machine, step);
	const typed = step.entry !== undefined && !machine.pending;
	const again = step.entry === undefined ? machine.addend : null;
	const addend = again ?? (typed ? toAddend(machine, settled.value) : settled.value);
	const sum = new Exact(machine.sum)[key === '+' ? 'plus' : 'minus'](addend);
	return {
		machine: {
			...settled.machine,
			sum: toText(sum),
			items: machine.items + 1,
			addend,
			constant: null,
			shown: round(machine, sum),
		},
		lines: [...settled.lines, print(machine, key, addend)],
	};
}

export function subtotal(machine: Machine): Printed {
	const shown = round(machine, new Exact(machine.sum));
	return {
		machine: { ...machine, shown },
		lines: [print(machine, 'subtotal', shown, { count: machine.items })],
	};
}

/** Prints the sum, gives it to the grand total and empties the register. */
export function total(machine: Machine): Printed {
	const shown = round(machine, new Exact(machine.sum));
	const empty = { sum: '0', items: 0, pending: null, constant: null };
	return toGrand({
		machine: { ...machine, ...empty, shown },
		lines: [print(machine, 'total', shown, { count: machine.items })],
	});
}

/** Pressed twice, it also clears the grand total. */
export function grandTotal(machine: Machine): Printed {
	const shown = round(machine, new Exact(machine.grand));
	const clears = machine.last === 'gt';
	const mark = clears ? 'gt-total' : 'gt-subtotal';
	return {
		machine: { ...machine, shown, ...(clears && { grand: '0', grandItems: 0 }) },
		lines: [print(machine, mark, shown, { count: machine.grandItems })],
	};
}

/** ADD2: a number typed without a point has its last two digits behind it. */
function toAddend({ settings }: Machine, entry: string): string {
	if (settings.decimals !== 'A' || entry.includes('.')) return entry;
	return new Exact(entry).div(100).toFixed();
}

function takeAddOn(machine: Machine, addOn: { base: string; part: string }, key: '+' | '-') {
	const result = new Exact(addOn.base)[key === '+' ? 'plus' : 'minus'](addOn.part);
	const shown = round(machine, result);
	return {
		machine: { ...machine, shown },
		lines: [print(machine, key === '+' ? 'add-on' : 'discount', shown)],
	};
}
