import { toFittedWidth } from './fitted-width.ts';

interface Result {
	before?: string | undefined;
	after: string;
}

/** Widths in the display face, in em. */
interface Widths {
	/** Of the widest word of the title. */
	title: number;
	/** Of the two values of the first result, each in one line. */
	result?: { before: number; after: number } | undefined;
}

/** The arrow behind the value before, and the space between them. */
const arrowEm = 0.65;

/** The text of the first result, which is set in the display face. */
export function toDisplayText(result: Result | undefined): string {
	return result ? `${result.before ?? ''}${result.after}` : '';
}

/**
 * How wide the widest word of a title and the longest line of its first result are: their sizes follow from that, so that
 * they fit their columns. The value before is half as large as the one after, which may be below it.
 * @example toCaseCss({ title: 5, result: { before: 8, after: 1 } }) // '.case-title{--title-width:5.1}.case-results{--result-width:4.75}'
 */
export function toCaseCss({ title, result }: Widths): string {
	const rules = [`.case-title{--title-width:${toFittedWidth(title)}}`];
	if (result) {
		const before = result.before > 0 ? result.before / 2 + arrowEm : 0;
		const width = toFittedWidth(Math.max(before, result.after));
		rules.push(`.case-results{--result-width:${width}}`);
	}
	return rules.join('');
}
