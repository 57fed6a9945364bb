/** Stands in for decoded pictures, which Node does not know. Gives those that were made, with whether they are closed. */
export function stubImageBitmaps(): { closed: boolean }[] {
	const made: ImageBitmapStub[] = [];
	class ImageBitmapStub {
		closed = false;
		close() {
			this.closed = true;
		}
	}
	vi.stubGlobal('ImageBitmap', ImageBitmapStub);
	vi.stubGlobal('createImageBitmap', async () => {
		const image = new ImageBitmapStub();
		made.push(image);
		return image;
	});
	return made;
}
