import { classHighlighter, highlightCode } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** A piece of a line of code; `kind` is the class of its colour, empty for that of the text around it. */
export type Token = readonly [text: string, kind: string];

/** What has a colour of its own, in src/islands/tasks/code.css. Of names, only those that are defined have one. */
const kinds = ['definition', 'keyword', 'string', 'number', 'bool', 'comment'].map(
	(kind) => `tok-${kind}`,
);

/**
 * JavaScript as lines of coloured pieces, as few as they can be: pieces of one colour are one, and space belongs to the
 * piece before it.
 */
export function highlight(code: string): Token[][] {
	const lines: Token[][] = [[]];
	function add(text: string, classes: string) {
		const kind = kinds.find((each) => classes.includes(each)) ?? '';
		const line = lines.at(-1) ?? [];
		const last = line.at(-1);
		if (last && (last[1] === kind || text.trim() === ''))
			line[line.length - 1] = [last[0] + text, last[1]];
		else line.push([text, kind]);
	}
	highlightCode(code.trimEnd(), parser.parse(code.trimEnd()), classHighlighter, add, () =>
		lines.push([]),
	);
	return lines;
}
