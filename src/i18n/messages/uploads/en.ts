export const en = {
	pick: 'Upload a picture',
	limits: 'PNG, JPEG, WebP, AVIF or SVG, up to 5 MB and 4096 pixels. It stays in this browser.',
	notKept: {
		full: 'The browser has no room to keep the picture: it is lost when you leave the page.',
		blocked:
			'The browser does not let this page keep the picture: it is lost when you leave the page.',
		refused: 'The browser could not store the picture: it is lost when you leave the page.',
		none: 'This browser cannot store pictures: yours is lost when you leave the page.',
	},
	refused: {
		tooLarge: 'The file is larger than 5 MB.',
		empty: 'The file is empty.',
		film: 'This is a film, whatever its name says. A picture is needed.',
		kind: 'This is not a PNG, JPEG, WebP, AVIF or SVG picture.',
		tooManyPixels: 'The picture is longer than 4096 pixels at one side. Make it smaller first.',
		broken: 'The picture is damaged or ends too early.',
		unsafe: 'The drawing contains entities, which can overload a browser. Save it without them.',
	},
};
