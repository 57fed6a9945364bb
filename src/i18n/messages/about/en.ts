export const en = {
	title: 'About this site',
	description: 'How {name}’s portfolio is made, and the technologies it is built with ({count}).',
	more: 'More details',
	technologies: 'Technologies',
	version: 'Version',
	purpose: 'Used for',
	/** Heading of the column with the numbers of projects. */
	uses: 'Projects',
	tools: { one: '{count} tool to try out', other: '{count} tools to try out' },
	/** The names of the languages follow. */
	languages: {
		one: '{count} language:',
		other: '{count} languages, every page in all of them:',
	},
	/** After a large 0. */
	cookies: 'cookies, trackers and ads',
	caption: 'Technologies behind this site',
};
