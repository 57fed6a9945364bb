import type { Input } from '#tools/tasks/task.ts';
import type { Trace } from './step.ts';

/** The task of a worker. */
export interface WorkerJob {
	/** Classic script that defines the function. */
	code: string;
	/** The function's name. */
	name: string;
	/** Those of the cases. Their expected answers stay in the page, where the visitor's code cannot reach them. */
	inputs: readonly Input[];
	/** Place of the first one to run. */
	from: number;
	/** The code reports its steps; see `instrument`. */
	watched: boolean;
}

/** Why code cannot be run: it cannot be read, it defines no solution, or it throws while it is loaded. */
export type BreakReason = 'syntax' | 'missing' | 'error';

/** A value that left the sandbox: a copy, or the text of one that has none. */
export type Sent = { got: unknown } | { text: string };

/** A call of a method of `console`. */
export interface ConsoleCall {
	method: string;
	values: readonly Sent[];
	/** When, in milliseconds from a fixed time. */
	at: number;
	/** Of `trace` alone: the calls, as the browser lists them. */
	stack: string;
}

/** What a worker sends while it runs. */
export type Message =
	| { type: 'ready' }
	| { type: 'broken'; reason: BreakReason; message: string; line?: number }
	| { type: 'start'; place: number }
	| { type: 'case'; place: number; sent: Sent }
	| { type: 'fault'; place: number; text: string; line?: number }
	| ({ type: 'print'; place?: number; last: boolean } & ConsoleCall)
	| { type: 'trace'; trace: Trace }
	| { type: 'end' };

const types = ['ready', 'broken', 'start', 'case', 'fault', 'print', 'trace', 'end'];

/** Whether the data is a message of a worker. The visitor's code may post anything. */
export function isMessage(data: unknown): data is Message {
	if (typeof data !== 'object' || data === null || !('type' in data)) return false;
	if (typeof data.type !== 'string' || !types.includes(data.type)) return false;
	const texts = ['text', 'message', 'reason', 'method', 'stack'].every((key) =>
		hasKind(data, key, 'string'),
	);
	const numbers = ['place', 'line', 'at'].every((key) => hasKind(data, key, 'number'));
	if (!texts || !numbers) return false;
	if (data.type === 'case') return isSent(Reflect.get(data, 'sent'));
	if (data.type === 'print') {
		const values: unknown = Reflect.get(data, 'values');
		return Array.isArray(values) && values.every(isSent);
	}
	return data.type !== 'trace' || isTrace(data);
}

function isSent(sent: unknown): boolean {
	return (
		typeof sent === 'object' && sent !== null && ('got' in sent || hasKind(sent, 'text', 'string'))
	);
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
