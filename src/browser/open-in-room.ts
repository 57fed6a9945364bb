/** How long the system may take to read the model, in milliseconds. */
const readMs = 60_000;

/**
 * Whether the browser shows models in the room around the visitor: Safari on phones and tablets of Apple. Scene Viewer,
 * on Android, downloads a model from an https address by itself, and a model that is made in a page has none.
 */
export function canOpenInRoom(): boolean {
	const { relList } = document.createElement('a');
	return typeof relList.supports === 'function' && relList.supports('ar');
}

/** Shows a USDZ model in the room. */
export function openInRoom(model: Blob) {
	const link = document.createElement('a');
	const address = URL.createObjectURL(model);
	link.rel = 'ar';
	link.href = address;
	// Without a picture in it, Safari downloads the file.
	link.append(document.createElement('img'));
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), readMs);
}
