/**
 * The folders of the author, relative to the project. Authors change only these, and an update of the code leaves them
 * as they are. See docs/upgrade.md.
 */
export const authorFolders: readonly string[] = [
	'src/content',
	'src/assets/categories',
	'src/assets/photos',
	'src/assets/slides',
	'src/assets/documents',
	'src/assets/iq',
	'src/assets/projects',
	'public/assets/iq',
	'public/projects',
];
