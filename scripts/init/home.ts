/** The first text of the home page: the summary, until the author writes more. */
export function toHome(summary: string): string {
	return `${toProse(summary)}\n`;
}

/** Characters that would begin code, a heading or a list in a prose file. */
function toProse(text: string): string {
	return text
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')
		.replace(/^([-+=]|\d+[.)])/, '\\$1');
}
