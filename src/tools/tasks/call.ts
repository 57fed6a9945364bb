import { printValue } from './run/print-value.js';
import type { Input } from './task.ts';
import { functionNames, type TaskId } from './task-ids.ts';

/** @example toCall('anagram', ['a', 'b']) // "areAnagrams('a', 'b')" */
export function toCall(task: TaskId, input: Input): string {
	return `${functionNames[task]}(${input.map(printValue).join(', ')})`;
}
