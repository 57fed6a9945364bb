import { findObjects } from '#browser/records/find-objects.ts';
import { savedAtom, savedChoice, setAside } from '#browser/saved.ts';
import { list, optional, parseJson, record, text, toFields, where } from '#lib/parse.ts';
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
export interface TaskWork {
	/** Nothing while it is the page's own solution. */
	code: string | undefined;
	cases: readonly OwnCase[];
}

export const noWork: TaskWork = { code: undefined, cases: [] };

const stores = new Map<TaskId, ReturnType<typeof createWork>>();

/** The visitor's work on a task. Key `taskWork_<task>`: `{ "code": "…", "cases": [{ "fields": [], "expected": "" }] }`. An invalid case is left out, the rest is read. */
export function workOn(task: TaskId) {
	const store = stores.get(task) ?? createWork(task);
	stores.set(task, store);
	return store;
}

function createWork(task: TaskId) {
	const key = toKey(task);
	return savedAtom<TaskWork>(key, {
		fallback: noWork,
		parse: (text) => {
			const read = parseWork(text, parameters[task].length);
			if (read && !read.whole) setAside(key, text);
			return read?.work;
		},
		print: JSON.stringify,
	});
}

/** What should be stored by now, by key. */
export function toWorkTexts(task: TaskId, work: TaskWork): Readonly<Record<string, string>> {
	return { [toKey(task)]: JSON.stringify(work) };
}

function toKey(task: TaskId): string {
	return `taskWork_${task}`;
}

const savedFields = {
	code: optional(text({ longest: longestCode }), null),
	cases: optional(
		list((entry) => entry),
		[],
	),
};

const parseSaved = record<{ code: string | null; cases: unknown[] }>(savedFields);

/**
 * Undefined if nothing in the text was written by this tool. What is invalid is left out, and `whole` is false then; of a
 * text that is no JSON any more, the code and the cases that can be read are taken.
 */
export function parseWork(
	saved: string,
	fieldCount: number,
): { work: TaskWork; whole: boolean } | undefined {
	const json = parseJson(saved);
	const isKnown = Object.keys(toFields(json) ?? {}).every((name) => name in savedFields);
	const read = isKnown ? parseSaved(json) : undefined;
	const work = read ?? salvageWork(saved);
	const parseCase = record<OwnCase>({
		fields: where(list(text()), ({ length }) => length === fieldCount),
		expected: where(text(), (written) => parseValue(written) !== undefined),
	});
	const code = work.code ?? undefined;
	const cases = work.cases.flatMap((entry) => parseCase(entry) ?? []).slice(0, mostOwnCases);
	if (!read && code === undefined && cases.length === 0) return undefined;
	return { work: { code, cases }, whole: cases.length === read?.cases.length };
}

/** The code is the only long text; the cases are the only objects. */
function salvageWork(saved: string) {
	const [, written = ''] = /"code":("(?:[^"\\]|\\.)*")/.exec(saved) ?? [];
	return {
		code: text({ longest: longestCode })(parseJson(written)),
		cases: findObjects(saved).map(parseJson),
	};
}
