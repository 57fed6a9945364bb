export const en = {
	title: 'Page not found',
	sentence: 'Page not found, back to main page',
	link: 'Back to MAIN',
};
