import { join } from 'node:path';
import { escapeText } from 'entities';
import { countNouns } from '../../count-nouns.ts';
import type { Mistake } from '../mistake.ts';
import { printMistake } from '../print.ts';

/** What Vite sends to a browser, as the overlay of Astro shows it. */
export interface OverlayMessage {
	type: 'error';
	err: {
		name: string;
		title: string;
		/** HTML. */
		message: string;
		hint: string;
		loc: { file: string; line: number; column: number };
		/** The places of all mistakes, one a line. */
		stack: string;
	};
}

/** So many are shown in full: the overlay is for the mistake that the author has just made. */
const mostShown = 10;

/** The overlay for the mistakes of the content, of which there is at least one. @param root folder of the project */
export function toOverlay(
	mistakes: readonly [Mistake, ...Mistake[]],
	root: string,
): OverlayMessage {
	const [{ file, line, column }] = mistakes;
	const left = mistakes.length - mostShown;
	const shown = mistakes.slice(0, mostShown).map(printMistake);
	const rest = left > 0 ? [`And ${countNouns(left, 'more mistake')}: see the terminal.`] : [];
	return {
		type: 'error',
		err: {
			name: 'Content',
			title: `${countNouns(mistakes.length, 'mistake')} in the content`,
			message: escapeText([...shown, ...rest].join('\n\n')),
			hint: 'Correct the file and save it: this message goes by itself.',
			loc: { file: join(root, file), line, column },
			stack: mistakes.map((other) => `${other.file}:${other.line}:${other.column}`).join('\n'),
		},
	};
}
