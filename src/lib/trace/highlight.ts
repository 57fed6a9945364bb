import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** A piece of a line of code; `kind` is the class of its colour, such as `tok-keyword`. */
export type Token = readonly [text: string, kind: string];

/** JavaScript as lines of coloured pieces. The colours are in src/islands/tasks/code.css. */
export function highlight(code: string): Token[][] {
	const lines: Token[][] = [[]];
	highlightCode(
		code.trimEnd(),
		parser.parse(code.trimEnd()),
		classHighlighter,
		(text, kind) => lines.at(-1)?.push([text, kind]),
		() => lines.push([]),
	);
	return lines;
}
