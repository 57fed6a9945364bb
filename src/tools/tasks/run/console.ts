import { printValue } from './print-value.js';
import type { ConsoleCall, Sent } from './protocol.ts';

const longestLine = 1000;

export function printSent(sent: Sent): string {
	return 'got' in sent ? printValue(sent.got) : sent.text;
}

/**
 * Follows the calls of one `console`: gives the line of each, which may have line ends, or none.
 * Counts, times and groups are as the Console Standard describes them.
 */
export function createConsole(): (call: ConsoleCall) => string[] {
	const counts = new Map<string, number>();
	const times = new Map<string, number>();
	let depth = 0;

	function toText({ method, values, at, stack }: ConsoleCall): string | undefined {
		const [first, ...rest] = values;
		const label = first ? toWord(first) : 'default';
		const since = at - (times.get(label) ?? Number.NaN);
		if (printing.has(method)) return format(values);
		if (method === 'dir') return first && printSent(first);
		if (method === 'table') return first && toTable(first);
		if (method === 'trace') return [join('Trace', values), ...toCalls(stack)].join('\n');
		if (method === 'group' || method === 'groupCollapsed') return format(values) || undefined;
		if (method === 'assert') {
			const holds = first && (!('got' in first) || first.got);
			return holds ? undefined : join('Assertion failed', rest);
		}
		if (method === 'count') {
			const count = (counts.get(label) ?? 0) + 1;
			counts.set(label, count);
			return `${label}: ${count}`;
		}
		if (method === 'countReset') counts.delete(label);
		if (method === 'time') times.set(label, times.get(label) ?? at);
		if (method === 'timeEnd') times.delete(label);
		const timed = (method === 'timeEnd' || method === 'timeLog') && !Number.isNaN(since);
		return timed ? join(label, [{ text: `${Number(since.toFixed(3))} ms` }, ...rest]) : undefined;
	}

	return (call) => {
		const text = toText(call);
		const indent = '  '.repeat(depth);
		if (call.method.startsWith('group'))
			depth = Math.max(depth + (call.method === 'groupEnd' ? -1 : 1), 0);
		return text === undefined ? [] : [text.replace(/^/gm, indent).slice(0, longestLine)];
	};
}

const printing = new Set(['log', 'info', 'warn', 'error', 'debug', 'dirxml']);

function join(title: string, values: readonly Sent[]): string {
	return values.length > 0 ? `${title}: ${format(values)}` : title;
}

/** A text is printed without quotation marks. */
function toWord(sent: Sent): string {
	return 'got' in sent && typeof sent.got === 'string' ? sent.got : printSent(sent);
}

/** `%s`, `%d` and the like in the first text stand for the values after it; the style of `%c` is left out. */
function format([first, ...rest]: readonly Sent[]): string {
	if (!first) return '';
	const values = [...rest];
	const isText = 'got' in first && typeof first.got === 'string';
	const text = toWord(first).replace(/%([sdifoOc%])/g, (whole, kind: string) => {
		if (!isText || (kind !== '%' && values.length === 0)) return whole;
		if (kind === '%') return kind;
		const value = values.shift() ?? { text: '' };
		if (kind === 'c') return '';
		const word = toWord(value);
		if (kind === 'i' || kind === 'd') return String(Number.parseInt(word, 10));
		return kind === 'f' ? String(Number.parseFloat(word)) : word;
	});
	return [text, ...values.map(toWord)].join(' ');
}

/** Rows and columns of a list or an object; any other value is printed. */
function toTable(sent: Sent): string {
	const table = 'got' in sent ? sent.got : undefined;
	if (typeof table !== 'object' || table === null) return toWord(sent);
	const rows = Object.entries(table).map(([name, row]): [string, Record<string, unknown>] => [
		name,
		typeof row === 'object' && row !== null ? { ...row } : { Values: row },
	]);
	const columns = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
	const lines = [
		['(index)', ...columns],
		...rows.map(([name, row]) => [
			name,
			...columns.map((column) => (column in row ? printValue(row[column]) : '')),
		]),
	];
	const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
	return lines
		.map((line) =>
			line
				.map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

/** The calls in the visitor's code; the first is that of the sandbox's own script. */
function toCalls(stack: string): string[] {
	const calls = [
		...stack.matchAll(/(?:at (?:async )?)?([\w$.<>]*)[ @(]*(blob:[^\s()]*):(\d+):\d+/g),
	];
	const own = calls[0]?.[2];
	return calls
		.filter(([, , address]) => address !== own)
		.map(([, name, , line]) => `  ${name || '–'}:${line}`);
}
