import { createInterface, type Interface } from 'node:readline';
import type { Ask } from './ask.ts';

/** Asks in the terminal. Without a terminal every answer is undefined. */
export function openTerminal(): { ask: Ask; close: () => void } {
	if (!process.stdin.isTTY) return { ask: async () => undefined, close: () => {} };
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	return { ask: toAsk(terminal), close: () => terminal.close() };
}

/** Lines that arrive before their question, because several were pasted at once, are its answer. */
export function toAsk(terminal: Interface): Ask {
	const early: string[] = [];
	let next: PromiseWithResolvers<string> | undefined;
	let closed = false;
	terminal.on('line', (line) => {
		if (next === undefined) early.push(line);
		else next.resolve(line);
		next = undefined;
	});
	terminal.on('close', () => {
		closed = true;
		next?.reject(stop());
	});
	return async (text, example, required) => {
		if (closed) throw stop();
		const lines = [
			`\n${text}`,
			...(example ? [`For example: ${example}`] : []),
			...(required ? [] : ['(Press Enter to skip.)']),
			'> ',
		];
		terminal.setPrompt(lines.join('\n'));
		terminal.prompt();
		const line = early.shift();
		if (line !== undefined) return line;
		next = Promise.withResolvers();
		return next.promise;
	};
}

function stop(): Error {
	return new Error('\nStopped. Nothing was changed.');
}
