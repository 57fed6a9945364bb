/** Logs a failure that the page shows elsewhere, or that the visitor need not know about. */
export function report(error: unknown, context: string) {
	console.warn(`Could not ${context}.`, error);
}
