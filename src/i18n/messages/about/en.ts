export const en = {
	title: 'About this site',
	/** Beside the title of the page: it begins with the number. */
	total: {
		one: '{count} technology',
		other: '{count} technologies',
	},
	description:
		'How the portfolio of {name} is made, and the {count} technologies it is built with.',
	more: 'More details',
	technologies: 'Technologies',
	version: 'Version',
	purpose: 'Used for',
	caption: 'Technologies behind this site',
};
