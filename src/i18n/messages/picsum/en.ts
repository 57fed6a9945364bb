export const en = {
	size: 'Size in pixels',
	quantity: 'Quantity',
	max: 'Max',
	setMax: 'Max: 30 photos',
	create: 'Create',
	clear: 'Clear',
	created: { one: '{count} photo is loading.', other: '{count} photos are loading.' },
	cleared: 'Photos cleared and settings reset.',
	grid: {
		title: 'Photos',
		seed: 'Seed:',
		same: 'The address of this page now always shows the same photos.',
		alt: 'Photo {place}',
		altBy: 'Photo {place} by {author}',
		by: 'By',
		openFull: '{size} × {size}, seed {seed}',
		missing: {
			one: '{count} photo could not be loaded.',
			other: '{count} photos could not be loaded.',
		},
		offline: 'There is no network connection.',
		perhapsLimited: 'The service is unavailable or is limiting requests. Try again later.',
		retry: 'Try again',
	},
	more: {
		title: 'More information',
		seed: 'The photos come from Lorem Picsum, a free collection. The seed, a string of letters and digits, decides which ones you get. It is random at first and becomes part of the address, so the address always shows the same photos.',
		size: 'The grid shows small versions, because thirty photos of 4096 × 4096 pixels add up to hundreds of megabytes. A click shows a photo large and whole; from there it can be downloaded in the chosen size.',
	},
	help: {
		favourites: 'A star keeps a photo among your favourites, in this browser.',
		create:
			'Choose the size and the quantity (1 to 30), then press Create, or Enter in the field. Each press loads a new set.',
		credit: 'Each photo is credited to its author, with a link to the original.',
		clear: 'Clear removes the photos and resets the fields to 256 and 6.',
		sent: 'Your browser requests the photos and their authors from picsum.photos; nothing else is sent.',
	},
};
