export const en = {
	label: 'Pages of the list',
	page: 'Page {page}',
	position: 'Page {page} of {pages}',
	/** Heading and window title of all pages but the first. */
	title: '{title}, page {page}',
	/** While the list is searched, sorted or shown as a table. */
	loading: 'Loading the other pages of the list…',
	failed: 'The other pages of the list could not be loaded. Only what is on this page is shown.',
	retry: 'Try again',
};
