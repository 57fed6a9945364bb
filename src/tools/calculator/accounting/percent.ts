import { Exact } from '#tools/calculator/exact.ts';
import type { TapeStep } from './keys.ts';
import type { Machine, Printed } from './machine.ts';
import { finishMarkup } from './markup.ts';
import { finish, hasOperand, settle, toGrand } from './multiply.ts';
import { MachineFault, print, round } from './printer.ts';

/**
 * After × a percentage of the first number, after ÷ what per cent it is of the second. With nothing
 * pending: a percentage of the running sum, or a hundredth without one.
 */
export function percent(machine: Machine, step: TapeStep): Printed {
	const value = step.entry ?? machine.shown;
	const { pending } = machine;
	if (pending?.operator === 'markup') return toGrand(finish(machine, step));
	if (pending?.operator === '/' && new Exact(value).eq(0)) throw new MachineFault('zero');
	const base = pending?.number ?? (machine.items > 0 ? machine.sum : '1');
	const exact =
		pending?.operator === '/'
			? new Exact(base).div(value).times(100)
			: new Exact(base).times(value).div(100);
	const part = round(machine, exact);
	const addOn = pending?.operator === '*' ? { base, part } : null;
	return {
		machine: { ...machine, shown: part, pending: null, constant: null, addOn },
		lines: [print(machine, 'percent', value), print(machine, 'result', part)],
	};
}

/**
 * MU. After ×: the number and so many per cent of it. After ÷: the price of which so many per cent are margin. After −:
 * how many per cent the difference is of the subtracted number. Alone, as on calculators of HP and Victor, it waits for
 * the margin: `20 MU 20 %`.
 */
export function markUp(machine: Machine, step: TapeStep): Printed {
	const { pending } = machine;
	if (pending?.operator === 'markup') {
		return hasOperand(machine, step) ? toGrand(finish(machine, step)) : { machine, lines: [] };
	}
	if (pending && hasOperand(machine, step)) {
		return toGrand(finishMarkup(machine, pending, step.entry ?? machine.shown));
	}
	if (machine.addend && machine.last === '-' && !step.entry) return change(machine, machine.addend);
	const number = step.entry ?? machine.shown;
	return {
		machine: { ...machine, shown: number, pending: { operator: 'markup', number }, constant: null },
		lines: [print(machine, 'cost', number)],
	};
}

/** TAX+ adds the tax to the number, TAX− takes it out of a number that includes it. */
export function tax(machine: Machine, step: TapeStep, key: 'tax-plus' | 'tax-minus'): Printed {
	const settled = settle(machine, step);
	const { rate } = machine.settings;
	const factor = new Exact(rate).div(100).plus(1);
	const value = new Exact(settled.value);
	const result = key === 'tax-plus' ? value.times(factor) : value.div(factor);
	const shown = round(machine, result);
	const difference = round(machine, new Exact(shown).minus(value));
	return {
		machine: { ...settled.machine, shown, constant: null },
		lines: [
			...settled.lines,
			print(machine, key, settled.value),
			print(machine, 'tax', difference, { rate }),
			print(machine, 'result', shown),
		],
	};
}

function change(machine: Machine, addend: string): Printed {
	if (new Exact(addend).eq(0)) throw new MachineFault('zero');
	const difference = round(machine, new Exact(machine.sum));
	const exact = new Exact(machine.sum).div(addend).times(100);
	const shown = round(machine, exact);
	return {
		machine: { ...machine, shown },
		lines: [print(machine, 'subtotal', difference), print(machine, 'change', shown)],
	};
}
