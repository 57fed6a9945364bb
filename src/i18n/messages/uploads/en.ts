export const en = {
	pick: 'Upload an image',
	limits: 'PNG, JPEG, WebP, AVIF or SVG, up to 5 MB and 50 megapixels. It stays in this browser.',
	reading: 'Reading the image…',
	notKept: {
		full: 'The browser has no space left for the image. It will be lost when you leave the page.',
		blocked:
			'The browser does not let this page store the image. It will be lost when you leave the page.',
		refused: 'The browser could not store the image. It will be lost when you leave the page.',
		none: 'This browser cannot store images. Yours will be lost when you leave the page.',
	},
	refused: {
		tooLarge: 'The file is larger than 5 MB. Choose a smaller one.',
		empty: 'The file is empty. Choose another one.',
		video: 'This is a video file. Choose an image.',
		heic: 'This is a HEIC photo, which browsers do not show. Save it as JPEG.',
		kind: 'This is not a PNG, JPEG, WebP, AVIF or SVG image. Choose another file.',
		tooManyPixels:
			'The image has more than 50 megapixels or a side of more than 10,000 pixels. Make it smaller first.',
		broken: 'The image is damaged or incomplete. Choose another one.',
		foreign:
			'The SVG shows nothing, or contains HTML, CSS variables, links to other files, images that are not PNG, JPEG or GIF, or text that is neither Latin nor Cyrillic. Export it as PNG.',
		tooComplex: 'The SVG has too many effects or copies to be drawn in a second. Export it as PNG.',
		notLoaded:
			'The image was not added: part of the page could not be loaded. Check the connection and try again.',
	},
};
