export const en = {
	title: 'About this site',
	description:
		'How the portfolio of {name} is made, and the {count} technologies it is built with.',
	more: 'More about it',
	technologies: 'Technologies',
	version: 'Version',
	purpose: 'Used for',
	caption: 'Technologies of this site',
};
