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

/** The draft of a new record of a kind, such as `note`. */
export function toDraftKey(kind: string): string {
	return `${kind}.draft`;
}

/** Puts a text after what is in a draft already. @returns false where the browser stores nothing */
export function addToDraft(key: string, text: string): boolean {
	const before = readDraft(key).trimEnd();
	const after = before === '' ? text : `${before}\n\n${text}`;
	keepDraft(key, after);
	return readDraft(key) === after;
}
