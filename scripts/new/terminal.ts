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
		terminal.setPrompt(wrap(lines.join('\n'), process.stdout.columns));
		terminal.prompt();
		const line = early.shift();
		if (line !== undefined) return line;
		next = Promise.withResolvers();
		return next.promise;
	};
}

/**
 * Breaks lines between words, as far as words are shorter than a line.
 *
 * @param columns of the terminal
 */
export function wrap(text: string, columns = 80): string {
	return text.replace(
		new RegExp(`(?=[^\\n]{${columns},})([^\\n]{1,${columns - 1}}) +`, 'g'),
		'$1\n',
	);
}

function stop(): Error {
	return new Error('\nStopped. Nothing was changed.');
}
