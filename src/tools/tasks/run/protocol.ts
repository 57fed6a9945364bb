import type { Case } from '#tools/tasks/cases.ts';
import type { Trace } from './step.ts';

/** The task of a worker. */
export interface WorkerJob {
	/** Classic script that defines the function. */
	code: string;
	/** The function's name. */
	name: string;
	cases: readonly Case[];
	/** Place of the first case to run. */
	from: number;
	/** The code reports its steps; see `instrument`. */
	watched: boolean;
}

/** Why code cannot be run: it cannot be read, it defines no solution, or it throws while it is loaded. */
export type BreakReason = 'syntax' | 'missing' | 'error';

/** What a worker sends while it runs. */
export type Message =
	| { type: 'ready' }
	| { type: 'broken'; reason: BreakReason; message: string; line?: number }
	| { type: 'start'; place: number }
	| { type: 'case'; place: number; outcome: 'pass' | 'fail' | 'error'; text: string; line?: number }
	| { type: 'print'; text: string; last: boolean }
	| { type: 'trace'; trace: Trace }
	| { type: 'end' };

const types = ['ready', 'broken', 'start', 'case', 'print', 'trace', 'end'];

/** Whether the data is a message of a worker. The visitor's code may post anything. */
export function isMessage(data: unknown): data is Message {
	if (typeof data !== 'object' || data === null || !('type' in data)) return false;
	if (typeof data.type !== 'string' || !types.includes(data.type)) return false;
	const texts = ['text', 'message', 'outcome', 'reason'].every((key) =>
		hasKind(data, key, 'string'),
	);
	const numbers = ['place', 'line'].every((key) => hasKind(data, key, 'number'));
	return texts && numbers && (data.type !== 'trace' || isTrace(data));
}

function hasKind(data: object, key: string, kind: 'string' | 'number'): boolean {
	const value: unknown = Reflect.get(data, key);
	return value === undefined || typeof value === kind;
}

function isTrace(data: object): boolean {
	const steps: unknown = Reflect.get(Object(Reflect.get(data, 'trace')), 'steps');
	return (
		Array.isArray(steps) &&
		steps.every(
			(step) =>
				Array.isArray(Object(step).variables) &&
				Number.isInteger(step.line) &&
				Number.isInteger(step.call),
		)
	);
}
