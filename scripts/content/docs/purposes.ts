import type { CollectionName } from '#schemas/collections.ts';

/** What each collection is for, in one sentence. */
export const purposes: Readonly<Record<CollectionName, string>> = {
	profile: 'Who you are: name, job title, place and contacts, for the home page and the CV.',
	site: 'Settings of the whole site: languages, short versions of the CV, the certificates to show first.',
	iq: 'The intelligence test on the skills page. Without its file there is no such part.',
	projects: 'What you have made, one file each, for the projects page and the CV.',
	certificates: 'Courses and exams, in the folder of their list.',
	education: 'Where you studied, one file per school.',
	diplomas: 'Documents of the schools, in a folder with the name of the school’s file.',
	languages: 'Languages you speak, and what proves it.',
	experience: 'Jobs, one file each, newest first.',
	skills: 'What you can do, for the skills page and the CV.',
	technologies: 'What this site is built with, for the list on the skills page.',
	photos: 'Portraits of the home page, which change when it is clicked.',
	slides: 'Pictures of the slider on the home page.',
	'case-studies':
		'The long story of a project with pictures and figures, in a folder with the name of the project’s file, one file per language. Its page is at /projects/<project>.',
	home: 'The story on the home page, one file per language.',
	about: 'The page about this site, one file per language.',
};
