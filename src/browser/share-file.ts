/**
 * Opens the dialog of the system for sharing. False where there is none for files, or the browser does not allow it now.
 * Throws an AbortError if the visitor closes it.
 */
export async function shareFile(file: File, title: string, url: string): Promise<boolean> {
	const data = { files: [file], title, url };
	if (typeof navigator.canShare !== 'function' || !navigator.canShare(data)) return false;
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') throw error;
		return false;
	}
}
