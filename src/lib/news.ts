/**
 * What is new in a description whose parts are divided by commas or colons: `scrambled, last turn U` of `Cube: scrambled,
 * last turn U, from above`. All of it where something is only gone.
 */
export function toNews(before: string, after: string): string {
	const known = new Set(before.split(/[,:] /));
	const news = after.split(/[,:] /).filter((part) => !known.has(part));
	return news.length > 0 ? news.join(', ') : after;
}
