/** It does not follow the standard of its format, or is of a format that is not known here, so it may contain anything. */
export class UnreadablePicture extends Error {
	constructor() {
		super(
			'This picture may contain a place and names, and they cannot be removed from this file. Open it in an image editor, save it as JPEG, PNG or WebP, and use the new file.',
		);
	}
}
