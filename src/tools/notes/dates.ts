/** When a note was changed, in the visitor's language and time zone. */
export function formatTime(tag: string, updatedAt: string): string {
	const date = new Date(updatedAt);
	return Number.isNaN(date.getTime())
		? updatedAt
		: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
