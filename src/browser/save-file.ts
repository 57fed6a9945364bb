/** Hands a text or other content to the visitor as a file. */
export function saveFile(name: string, content: BlobPart, type: string) {
	const url = URL.createObjectURL(new Blob([content], { type }));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The browser reads the blob after the click; a minute is ample.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
