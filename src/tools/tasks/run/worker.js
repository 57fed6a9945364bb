import { printValue } from './print-value.js';
import { createRecorder } from './recorder.js';
import { isSameValue } from './same-value.js';

const mostLines = 100;
const longestLine = 1000;

/**
 * Runs the visitor's code against cases and reports what happens over a port. This file and those it imports become one
 * classic script in the sandbox; see sandbox-script.ts.
 * @param {import('./protocol.ts').WorkerJob} job
 * @param {{ post: (message: import('./protocol.ts').Message) => void, load: (code: string) => void }} world
 */
export async function work({ code, name, cases, from, watched }, { post, load }) {
	let lines = 0;
	const scope = /** @type {Record<string, any>} */ (globalThis);
	const recorder = createRecorder(printValue, (steps) => {
		if (watched) post({ type: 'trace', trace: { steps, count: Number.POSITIVE_INFINITY } });
	});
	scope.$trace = recorder;
	for (const method of ['log', 'info', 'warn', 'error', 'debug']) {
		scope.console[method] = (/** @type {unknown[]} */ ...values) => {
			lines += 1;
			if (lines > mostLines) return;
			const text = values.map((value) => (typeof value === 'string' ? value : printValue(value)));
			post({
				type: 'print',
				text: text.join(' ').slice(0, longestLine),
				last: lines === mostLines,
			});
		};
	}

	post({ type: 'ready' });
	try {
		load(code);
	} catch (error) {
		post({ type: 'broken', ...toBreach(error) });
		return;
	}
	// A script of its own, so that the lines of the visitor's code are the only ones that can be reported.
	load(`globalThis.$solution = typeof ${name} === 'undefined' ? undefined : ${name};`);
	if (typeof scope.$solution !== 'function') {
		post({ type: 'broken', reason: 'missing', message: name });
		return;
	}
	for (const [place, { input, expected }] of cases.entries()) {
		if (place < from) continue;
		post({ type: 'start', place });
		try {
			const got = await scope.$solution(...input);
			const outcome = isSameValue(got, expected) ? 'pass' : 'fail';
			post({ type: 'case', place, outcome, text: printValue(got) });
		} catch (error) {
			post({ type: 'case', place, outcome: 'error', ...toFault(explain(error)) });
		}
	}
	if (watched) post({ type: 'trace', trace: { steps: recorder.steps, count: recorder.count() } });
	post({ type: 'end' });
}

/**
 * Why code could not be loaded. Browsers report no line of a syntax error, or that of the call that loads the code, which
 * Chromium even names in the message.
 * @param {unknown} error
 * @returns {{ reason: 'syntax' | 'error', message: string, line?: number }}
 */
function toBreach(error) {
	// By its name: some browsers throw an error of another kind.
	const { name, message: full } = Object(error);
	if (name !== 'SyntaxError') return { reason: 'error', ...explain(error) };
	const message = String(full).replace(/^Failed to execute 'importScripts'[^:]*: /, '');
	return { reason: 'syntax', message: message.slice(0, longestLine) };
}

/** @param {unknown} error */
function explain(error) {
	const { name, message, stack } = Object(error);
	const isError = typeof message === 'string' && typeof stack === 'string';
	const text = isError ? `${name}: ${message}` : printValue(error);
	const line = /blob:[^\s()]*:(\d+):\d+/.exec(isError ? stack : '')?.[1];
	return { message: text.slice(0, longestLine), ...(line && { line: Number(line) }) };
}

/** @param {{ message: string, line?: number }} fault */
function toFault({ message, line }) {
	return { text: message, ...(line && { line }) };
}
