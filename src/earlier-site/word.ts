/** A word that the earlier site stored as JSON, in quotes; ours stores it as it is. */
export function fromEarlierWord(text: string): string {
	return text.replace(/^"|"$/g, '');
}
