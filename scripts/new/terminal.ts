import { createInterface } from 'node:readline/promises';
import type { Ask } from './ask.ts';

/** Asks in the terminal. Without a terminal every answer is undefined. */
export function openTerminal(): { ask: Ask; close: () => void } {
	if (!process.stdin.isTTY) return { ask: async () => undefined, close: () => {} };
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	return {
		ask: async (text, example, required) => {
			try {
				return await terminal.question(
					`\n${text}${example ? `\nFor example: ${example}` : ''}${required ? '' : '\n(Press Enter to skip.)'}\n> `,
				);
			} catch {
				throw new Error('\nStopped. Nothing was changed.');
			}
		},
		close: () => terminal.close(),
	};
}
