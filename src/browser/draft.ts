/**
 * The text of a field that was not sent yet. It is kept for this tab, so that two tabs do not replace
 * each other's, and survives a reload. Where the browser stores nothing it is not kept.
 */
export function readDraft(key: string): string {
	try {
		return sessionStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

export function keepDraft(key: string, text: string) {
	try {
		if (text === '') sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch {
		// The text is still in its field.
	}
}
