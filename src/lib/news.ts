/**
 * What is new in a description of the form `Cube: scrambled, last turn U, from above`, for example `last turn U`. All of it
 * where something is only gone, or where it is called otherwise: then it is another thing.
 */
export function toNews(before: string, after: string): string {
	const known = toParts(before);
	const parts = toParts(after);
	const news = parts[0] === known[0] ? parts.filter((part) => !known.includes(part)) : [];
	return news.length > 0 ? news.join(', ') : after;
}

/** Only the first colon ends a name. */
function toParts(text: string): string[] {
	return text.replace(': ', ', ').split(', ');
}
