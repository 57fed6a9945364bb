import { apply } from './apply.ts';
import type { TapeStep } from './keys.ts';
import type { Line } from './line.ts';
import { freshMachine } from './machine.ts';
import { isFull, type Tape } from './paper.ts';

/** One more step, as long as there is paper. */
export function addStep(tape: Tape, step: TapeStep): Tape {
	if (isFull(tape)) return tape;
	const { machine, lines } = apply(tape.machine, step);
	const printed = lines.map((line) => ({ ...line, step: tape.steps.length }));
	return {
		steps: [...tape.steps, step],
		lines: printed.length === 0 ? tape.lines : [...tape.lines, ...printed],
		machine,
	};
}

/** The tape that these steps give from the beginning. */
export function replay(steps: readonly TapeStep[]): Tape {
	const lines: Line[] = [];
	let machine = freshMachine;
	for (const [index, step] of steps.entries()) {
		const printed = apply(machine, step);
		machine = printed.machine;
		for (const line of printed.lines) lines.push({ ...line, step: index });
	}
	return { steps, lines, machine };
}

/** Deletes steps and inserts others in their place: everything printed after them is calculated again. */
export function spliceSteps(
	{ steps }: Tape,
	at: number,
	deleted: number,
	...inserted: readonly TapeStep[]
): Tape {
	return replay(steps.toSpliced(at, deleted, ...inserted));
}

/** New paper: the switches stay as they are, memory and grand total are emptied with the rest. */
export function newPaper({ machine: { settings } }: Tape): Tape {
	const { decimals, rounding, rate } = settings;
	return replay([
		{ key: 'set', entry: `decimals=${decimals}` },
		{ key: 'set', entry: `rounding=${rounding}` },
		{ key: 'set', entry: `rate=${rate}` },
	]);
}
