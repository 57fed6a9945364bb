import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
		/** The lines of the first mistake, as HTML. */
		highlightedCode: string;
		loc: { file: string; line: number; column: number };
		/** The places of all mistakes, one a line. */
		stack: string;
	};
}

/** So many are shown in full: the overlay is for the mistake that the author has just made. */
const mostShown = 10;
const linesAround = 3;

/** The overlay for the mistakes of the content, of which there is at least one. @param root folder of the project */
export function toOverlay(
	mistakes: readonly [Mistake, ...Mistake[]],
	root: string,
): OverlayMessage {
	const [{ file, line, column }] = mistakes;
	const path = join(root, file);
	const left = mistakes.length - mostShown;
	const shown = mistakes.slice(0, mostShown).map(printMistake);
	const rest = left > 0 ? [`And ${countNouns(left, 'more mistake')}: see the terminal.`] : [];
	return {
		type: 'error',
		err: {
			name: 'Content',
			title: `${countNouns(mistakes.length, 'mistake')} in the content`,
			message: escapeHtml([...shown, ...rest].join('\n\n')),
			hint: 'Correct the file and save it: this message goes by itself.',
			highlightedCode: toCode(readText(path), line),
			loc: { file: path, line, column },
			stack: mistakes.map((other) => `${other.file}:${other.line}:${other.column}`).join('\n'),
		},
	};
}

/** The line of the mistake and a few around it, numbered as in the file. */
function toCode(text: string, line: number): string {
	const first = Math.max(1, line - linesAround);
	const lines = text
		.split('\n')
		.slice(first - 1, line + linesAround)
		.map((written, index) => {
			const marked = first + index === line ? ' error-line' : '';
			return `<span class="line${marked}">${escapeHtml(written)}</span>`;
		});
	const start = `style="counter-reset: step ${first - 1}"`;
	return `<pre class="shiki"><code ${start}>${lines.join('\n')}</code></pre>`;
}

/** A missing file and a picture have no lines to show. */
function readText(path: string): string {
	if (!/\.(json|mdx)$/.test(path)) return '';
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return '';
	}
}

/** For the text between tags. */
function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
