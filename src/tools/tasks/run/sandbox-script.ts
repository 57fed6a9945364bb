import frame from './frame.js?raw';
import items from './items.js?raw';
import printValue from './print-value.js?raw';
import recorder from './recorder.js?raw';
import sentValue from './sent-value.js?raw';
import worker from './worker.js?raw';

/** The script of the sandbox's document. */
export const frameScript = frame;

/**
 * Starts `work` with the first message; the code of the visitor becomes a script of its own. What it calls afterwards is bound before that
 * code runs, and strict: its arguments cannot be reached from there.
 */
const start = `
addEventListener('message', ({ data, ports: [port] }) => {
	const load = importScripts;
	work(data, {
		post: port.postMessage.bind(port),
		prepare: (code) => {
			const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
			return () => load(address);
		},
	});
}, { once: true });`;

/** The script of its workers: the modules as one script, since a sandbox has no modules to load. */
export const workerScript = `(() => {\n'use strict';\n${[
	printValue,
	sentValue,
	items,
	recorder,
	worker,
]
	.map(withoutModules)
	.join('\n')}${start}\n})();\n`;

function withoutModules(code: string): string {
	return code.replace(/^import .*\n/gm, '').replace(/^export /gm, '');
}
