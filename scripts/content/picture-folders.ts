import type { CollectionName } from '#schemas/collections.ts';

/** The folder of `src/assets` for new pictures of a collection; not all have any. */
export const pictureFolders = {
	profile: 'documents',
	site: 'documents',
	iq: 'iq',
	projects: 'projects',
	categories: 'categories',
	certificates: 'documents',
	education: 'documents',
	diplomas: 'documents',
	languages: 'documents',
	experience: 'documents',
	publications: 'documents',
	skills: 'documents',
	technologies: 'documents',
	photos: 'photos',
	slides: 'slides',
	'case-studies': 'documents',
	pages: 'documents',
	home: 'documents',
	about: 'documents',
} as const satisfies Record<CollectionName, string>;
