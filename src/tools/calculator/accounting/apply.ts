import { Exact } from '#tools/calculator/exact.ts';
import { add, grandTotal, subtotal, total } from './add.ts';
import type { TapeStep } from './keys.ts';
import { clearMachine, type Machine, type Printed } from './machine.ts';
import { clearMemory, recall, store } from './memory.ts';
import { equal, multiply } from './multiply.ts';
import { markUp, percent, tax } from './percent.ts';
import { MachineFault, print, stop } from './printer.ts';
import { toText } from './rounding.ts';
import { withSetting } from './settings.ts';

/** One step of the calculator. After a fault only C, the date key and the switches have an effect. */
export function apply(machine: Machine, step: TapeStep): Printed {
	if (step.key === 'set') {
		const settings = withSetting(machine.settings, step.entry ?? '') ?? machine.settings;
		return { machine: { ...machine, settings }, lines: [] };
	}
	if (step.key === 'number' || step.key === 'date') {
		return { machine, lines: step.entry ? [{ mark: step.key, text: step.entry }] : [] };
	}
	if (machine.fault && step.key !== 'clear') return { machine, lines: [] };
	try {
		const printed = perform(machine, step);
		const { addOn, addend } = printed.machine;
		const kept = {
			addOn: step.key === 'percent' ? addOn : null,
			addend: step.key === '+' || step.key === '-' ? addend : null,
			last: step.key === 'clear' ? null : step.key,
		};
		return { lines: toLabelled(printed, step), machine: { ...printed.machine, ...kept } };
	} catch (error) {
		if (error instanceof MachineFault) return stop(machine, error.fault);
		throw error;
	}
}

/** The label is that of the number, which is printed last. */
function toLabelled({ lines }: Printed, { label }: TapeStep): Printed['lines'] {
	const last = lines.at(-1);
	return label && last ? lines.with(-1, { ...last, label }) : lines;
}

function perform(machine: Machine, step: TapeStep): Printed {
	switch (step.key) {
		case '+':
		case '-':
			return add(machine, step, step.key);
		case '*':
		case '/':
			return multiply(machine, step, step.key);
		case 'equals':
			return equal(machine, step);
		case 'percent':
			return percent(machine, step);
		case 'markup':
			return markUp(machine, step);
		case 'tax-plus':
		case 'tax-minus':
			return tax(machine, step, step.key);
		case 'subtotal':
			return subtotal(machine);
		case 'total':
			return total(machine);
		case 'gt':
			return grandTotal(machine);
		case 'memory-plus':
		case 'memory-minus':
			return store(machine, step, step.key);
		case 'memory-recall':
			return recall(machine);
		case 'memory-clear':
			return clearMemory(machine);
		case 'sign':
			return { machine: { ...machine, shown: negate(machine.shown) }, lines: [] };
		case 'clear':
			return { machine: clearMachine(machine), lines: [print(machine, 'clear', '0')] };
		case 'number':
		case 'date':
		case 'set':
			return { machine, lines: [] };
	}
}

function negate(value: string): string {
	return toText(new Exact(value).neg());
}
