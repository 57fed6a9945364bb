import { printValue } from './print-value.js';
import { createRecorder } from './recorder.js';
import { toSent } from './sent-value.js';

const mostLines = 100;
const longestLine = 1000;

// Taken before the visitor's code runs, which may replace them.
const { apply } = Reflect;
const Fault = Error;
const Later = Promise;
const clock = performance;
const now = clock.now.bind(clock);

/**
 * Runs the visitor's code with inputs and reports the answers over a port: the page has the expected ones, and compares. This file
 * and those it imports become one classic script in the sandbox; see sandbox-script.ts.
 * @param {import('./protocol.ts').WorkerJob} job
 * @param {{ post: (message: import('./protocol.ts').Message) => void, prepare: (code: string) => () => void }} world
 */
export async function work({ code, name, inputs, from, watched }, { post, prepare }) {
	let lines = 0;
	/** @type {number | undefined} */
	let place;
	const scope = /** @type {Record<string, any>} */ (globalThis);
	const recorder = createRecorder(printValue, (steps) => {
		if (watched) post({ type: 'trace', trace: { steps, count: Number.POSITIVE_INFINITY } });
	});
	scope.$trace = recorder;
	for (const method in scope.console) {
		scope.console[method] = (/** @type {unknown[]} */ ...values) => {
			lines += 1;
			if (lines > mostLines) return;
			for (let at = 0; at < values.length; at += 1) values[at] = toSent(values[at]);
			const sent = /** @type {import('./protocol.ts').Sent[]} */ (values);
			const stack = method === 'trace' ? String(new Fault().stack) : '';
			const last = lines === mostLines;
			post({
				type: 'print',
				method,
				values: sent,
				at: now(),
				stack,
				last,
				...(place !== undefined && { place }),
			});
		};
	}
	const load = prepare(code);
	// A script of its own, so that the lines of the visitor's code are the only ones that can be reported.
	const find = prepare(
		`globalThis.$solution = typeof ${name} === 'undefined' ? undefined : ${name};`,
	);

	post({ type: 'ready' });
	try {
		load();
	} catch (error) {
		post({ type: 'broken', ...toBreach(error) });
		return;
	}
	find();
	const solution = scope.$solution;
	if (typeof solution !== 'function') {
		post({ type: 'broken', reason: 'missing', message: name });
		return;
	}
	for (place = from; place < inputs.length; place += 1) {
		post({ type: 'start', place });
		try {
			const answer = apply(solution, undefined, inputs[place] ?? []);
			// A promise of the expected value is not that value: it is a text, which no case expects, with what came of it.
			const sent =
				answer instanceof Later
					? { text: `Promise { ${printValue(await answer)} }` }
					: toSent(answer);
			post({ type: 'case', place, sent });
		} catch (error) {
			const { message, ...at } = explain(error);
			post({ type: 'fault', place, text: message, ...at });
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
