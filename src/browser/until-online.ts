/** Resolves when the browser has a connection: at once if it has one. */
export async function untilOnline(): Promise<void> {
	if (navigator.onLine) return;
	await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
