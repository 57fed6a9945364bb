interface Result {
	before?: string | undefined;
	after: string;
}

/** The arrow between two values, and the spaces around it, in letters. */
const arrowLetters = 1.4;

/** The text of the first result, which is set in the display face. */
export function toDisplayText(result: Result | undefined): string {
	return result ? `${result.before ?? ''}${result.after}` : '';
}

/**
 * How many letters the longest word of a title and the longest line of its first result have: their sizes follow from
 * that, so that they fit their columns. The value before is half as large as the one after, which may be below it.
 * @example toCaseCss('Bakery orders', { before: '40 loaves', after: '5' }) // '.case-title{--title-letters:6}.case-results{--result-letters:5.9}'
 */
export function toCaseCss(title: string, result: Result | undefined): string {
	const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
	const rules = [`.case-title{--title-letters:${longest}}`];
	if (result) {
		const before = (result.before?.length ?? 0) / 2 + arrowLetters;
		const letters = Math.max(before, result.after.length);
		rules.push(`.case-results{--result-letters:${letters}}`);
	}
	return rules.join('');
}
