/** Whether this browser stores something under a key: if not, the script that reads it need not load. */
export function isStored(key: string): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		// Storage is blocked.
		return false;
	}
}
