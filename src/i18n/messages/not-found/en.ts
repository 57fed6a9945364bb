export const en = {
	title: 'Page not found',
	description:
		'There is no page at this address. Links lead to the main page and to other sections of the site.',
	sentence: 'Page not found, back to main page',
	link: 'Back to MAIN',
};
