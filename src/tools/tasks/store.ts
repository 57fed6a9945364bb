import { savedAtom, savedChoice } from '#browser/saved.ts';
import { parseValue } from './run/parse-value.ts';
import { parameters, type TaskId } from './task-ids.ts';

/** List or table on the page of all tasks. Key `tasksView`; a list until it is changed. */
export const $tasksView = savedChoice('tasksView', ['list', 'table'], 'list');

/** More is neither kept nor run: it would fill the storage of all tools. */
export const longestCode = 100_000;

const mostOwnCases = 50;

/** A case of the visitor, as it was typed. */
export interface OwnCase {
	fields: readonly string[];
	/** The expected answer as code writes it. */
	expected: string;
}

/** What a visitor made of a task. */
export interface Work {
	/** Nothing while it is the page's own solution. */
	code: string | undefined;
	cases: readonly OwnCase[];
}

export const noWork: Work = { code: undefined, cases: [] };

const stores = new Map<TaskId, ReturnType<typeof createWork>>();

/** The visitor's work on a task. Key `taskWork_<task>`: `{ "code": "…", "cases": [{ "fields": [], "expected": "" }] }`. */
export function workOn(task: TaskId) {
	const store = stores.get(task) ?? createWork(task);
	stores.set(task, store);
	return store;
}

function createWork(task: TaskId) {
	return savedAtom<Work>(`taskWork_${task}`, {
		fallback: noWork,
		parse: (text) => parseWork(text, parameters[task].length),
		print: ({ code, cases }) => JSON.stringify({ code, cases }),
	});
}

/** Undefined if the text was not written by this tool; invalid cases are left out. */
export function parseWork(text: string, fieldCount: number): Work | undefined {
	try {
		const { code, cases = [] } = Object(JSON.parse(text));
		const codeFits = code === undefined || (typeof code === 'string' && code.length <= longestCode);
		if (!codeFits || !Array.isArray(cases)) return undefined;
		const own = cases.filter((entry) => isOwnCase(entry, fieldCount)).slice(0, mostOwnCases);
		return { code, cases: own };
	} catch {
		return undefined;
	}
}

function isOwnCase(entry: unknown, fieldCount: number): entry is OwnCase {
	const { fields, expected } = Object(entry);
	if (!Array.isArray(fields) || fields.length !== fieldCount) return false;
	if (!fields.every((field) => typeof field === 'string')) return false;
	return typeof expected === 'string' && parseValue(expected) !== undefined;
}
