/** It cannot be drawn again without its metadata: it moves, is damaged, or is of a format that is not known here. */
export class UnreadablePicture extends Error {
	constructor() {
		super(
			'This picture may contain a place and names, and they cannot be removed from this file. Open it in an image editor, save it as JPEG, PNG or WebP, and use the new file.',
		);
	}
}
