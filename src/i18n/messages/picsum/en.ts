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
		same: 'This page’s address now leads back to these photos.',
		below: { one: '{count} photo below.', other: '{count} photos below.' },
		alt: 'Random photo {place}',
		altBy: 'Random photo {place} by {author}',
		by: 'By',
		openFull: '{size} × {size}, seed {seed}',
	},
	more: {
		title: 'More information',
		seed: 'The photos come from Lorem Picsum, a free collection. The seed, a string of letters and digits, decides which ones you get.',
		size: 'The grid shows small versions, because thirty photos of 4096 × 4096 pixels would take long to load. Select a photo to open it in the chosen size in a new window.',
	},
	help: {
		create:
			'Choose the size and the quantity (1 to 30), then press Create, or Enter in the field. Each press loads a new set.',
		credit: 'Each photo is credited to its author, with a link to the original.',
		sent: 'Your browser requests the photos and their authors from picsum.photos.',
	},
};
