/** The beginning of a text with an ellipsis, or the whole text; never half an emoji. `longest` is in UTF-16 units. */
export function truncateText(text: string, longest: number): string {
	return text.length > longest
		? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`
		: text;
}
