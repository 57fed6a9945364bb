import { Exact } from '#tools/calculator/exact.ts';
import type { TapeStep } from './keys.ts';
import type { Machine, Printed } from './machine.ts';
import { settle } from './multiply.ts';
import { print, round } from './printer.ts';
import { toText } from './rounding.ts';

/** M+ and M−, which also finish a multiplication. */
export function store(
	machine: Machine,
	step: TapeStep,
	key: 'memory-plus' | 'memory-minus',
): Printed {
	const { machine: settled, lines, value } = settle(machine, step);
	const memory = new Exact(machine.memory)[key === 'memory-plus' ? 'plus' : 'minus'](value);
	round(machine, memory);
	return {
		machine: {
			...settled,
			shown: value,
			memory: toText(memory),
			memoryItems: machine.memoryItems + 1,
		},
		lines: [...lines, print(machine, key, value)],
	};
}

/** MR: recalls the memory as the number for the next key. */
export function recall(
	machine: Machine,
	mark: 'memory-recall' | 'memory-clear' = 'memory-recall',
): Printed {
	const shown = round(machine, new Exact(machine.memory));
	const line = print(machine, mark, shown, { count: machine.memoryItems });
	return { machine: { ...machine, shown }, lines: [line] };
}

/** MC prints what the memory held, as a total, and empties it. */
export function clearMemory(machine: Machine): Printed {
	const held = recall(machine, 'memory-clear');
	return { ...held, machine: { ...held.machine, memory: '0', memoryItems: 0 } };
}
