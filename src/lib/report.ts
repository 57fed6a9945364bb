/** Failures that the visitor is told of elsewhere, or need not know of: one line in the console. */
export function report(error: unknown, context: string) {
	console.warn(`Could not ${context}.`, error);
}
