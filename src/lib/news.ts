/**
 * What is new in a description of the form `Cube: scrambled, last turn U, from above`, for example `last turn U`. All of it
 * where something is only gone.
 */
export function toNews(before: string, after: string): string {
	const known = new Set(toParts(before));
	const news = toParts(after).filter((part) => !known.has(part));
	return news.length > 0 ? news.join(', ') : after;
}

/** Only the first colon ends a name. */
function toParts(text: string): string[] {
	return text.replace(': ', ', ').split(', ');
}
