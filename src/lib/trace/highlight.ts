import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** A piece of a line of code; `kind` is the class of its colour, such as `tok-keyword`. */
export type Token = readonly [text: string, kind: string];

/**
 * JavaScript as lines of coloured pieces; space is part of the piece before it, as it has no colour of its own. The colours
 * are in src/islands/tasks/code.css.
 */
export function highlight(code: string): Token[][] {
	const lines: Token[][] = [[]];
	function add(text: string, kind: string) {
		const line = lines.at(-1) ?? [];
		const last = line.at(-1);
		if (last && text.trim() === '') line[line.length - 1] = [last[0] + text, last[1]];
		else line.push([text, kind]);
	}
	highlightCode(code.trimEnd(), parser.parse(code.trimEnd()), classHighlighter, add, () =>
		lines.push([]),
	);
	return lines;
}
