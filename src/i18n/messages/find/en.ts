export const en = {
	title: 'Search the site',
	results: 'Results',
	close: 'Close',
	loading: 'Loading…',
	failed: 'The search data could not be loaded. Check the connection and try again.',
	again: 'Try again',
	none: 'Nothing found for “{query}”.',
	hint: 'Try a shorter word, or the same word in another language.',
	certificates: 'Search the certificates',
	found: {
		one: '{count} result',
		other: '{count} results',
	},
	all: 'Show all {count}',
	groups: {
		page: 'Pages',
		project: 'Projects',
		job: 'Experience',
		publication: 'Publications',
		school: 'Education',
		skill: 'Skills and technologies',
		certificate: 'Certificates and diplomas',
		tool: 'Tools',
		action: 'Actions',
	},
	keys: {
		choose: 'choose',
		open: 'open',
		newTab: 'in a new tab',
		close: 'close',
	},
	languages: {
		en: 'Read in English',
		uk: 'Read in Ukrainian',
		es: 'Read in Spanish',
	},
	/** For a language that is content, by its own name. */
	otherLanguage: 'Read in {language}',
	themes: {
		system: 'Use the system theme',
		light: 'Use the light theme',
		dark: 'Use the dark theme',
	},
	viewModes: {
		normal: 'Show plain images',
		alternative: 'Show embroidered images',
	},
	/** By these a theme and a view are found too. */
	themeWords: {
		system: 'automatic theme',
		light: 'light mode, day',
		dark: 'dark mode, night',
	},
	viewWords: {
		normal: 'photos, plain view',
		alternative: 'stitch, stitched view, embroidery',
	},
	copyEmail: 'Copy the e-mail address',
	copied: 'Address copied.',
	notCopied: 'The address could not be copied.',
};
