import type { Case } from './cases.ts';
import { parseValue } from './run/parse-value.ts';
import type { OwnCase } from './store.ts';
import { parameters, type TaskId } from './task-ids.ts';

/** The visitor's case as passed to the solution; undefined if the task does not take such a value. */
export function toOwnCase(task: TaskId, { fields, expected }: OwnCase): Case | undefined {
	const answer = parseValue(expected);
	if (!answer) return undefined;
	if (parameters[task][0] === 'text') return { input: [...fields], expected: answer.value };
	const number = Number(fields[0]);
	if (fields[0]?.trim() === '' || !Number.isInteger(number)) return undefined;
	return { input: [number], expected: answer.value };
}
