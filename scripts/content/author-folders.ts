/**
 * Where everything of the author is, from the folder of the project. Nothing else is changed to make
 * the site one's own, and an update of the code changes nothing in here. See docs/upgrade.md.
 */
export const authorFolders: readonly string[] = [
	'src/content',
	'src/assets/photos',
	'src/assets/slides',
	'src/assets/documents',
	'src/assets/iq',
	'src/assets/projects',
	'public/assets/iq',
	'public/projects',
];
