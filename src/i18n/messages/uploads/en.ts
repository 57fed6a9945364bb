export const en = {
	pick: 'Upload an image',
	limits:
		'PNG, JPEG, WebP, AVIF or SVG, up to 5 MB and 4096 pixels per side. It stays in this browser.',
	notKept: {
		full: 'The browser has no space left for the image. It will be lost when you leave the page.',
		blocked:
			'The browser does not let this page store the image. It will be lost when you leave the page.',
		refused: 'The browser could not store the image. It will be lost when you leave the page.',
		none: 'This browser cannot store images. Yours will be lost when you leave the page.',
	},
	refused: {
		tooLarge: 'The file is larger than 5 MB. Please choose a smaller one.',
		empty: 'The file is empty. Please choose another one.',
		video: 'This is a video file. Please choose an image.',
		kind: 'This is not a PNG, JPEG, WebP, AVIF or SVG image. Please choose another file.',
		tooManyPixels:
			'One side of the image is longer than 4096 pixels. Please make it smaller first.',
		broken: 'The image is damaged or incomplete. Please choose another one.',
		unsafe:
			'The SVG contains XML entities, which can overload a browser. Please save it without them.',
	},
};
