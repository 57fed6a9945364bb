declare global {
	/** Whether the development server has read the content. Undefined in a build, which does not go on without it. */
	var contentRead: boolean | undefined;
}

/** From now on, the content counts as unread until a collection has been loaded. Once read, it stays read. */
export function expectContent() {
	globalThis.contentRead ??= false;
}

export function markContentRead() {
	if (globalThis.contentRead === false) globalThis.contentRead = true;
}

export function isContentUnread(): boolean {
	return globalThis.contentRead === false;
}

/** The error for a file that every site has. Without the content, every file would seem to be missing. */
export function toMissingFile(file: string): Error {
	return new Error(
		isContentUnread()
			? 'The content has not been read, so no page can be shown. Stop the server and start it again; if that does not help, its log names the reason.'
			: `${file} is missing.`,
	);
}
