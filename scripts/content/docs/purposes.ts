import type { CollectionName } from '#schemas/collections.ts';

/** What each collection is for, in one or two sentences. */
export const purposes: Readonly<Record<CollectionName, string>> = {
	profile: 'Who you are: name, job title, place and contacts, for the home page and the CV.',
	site: 'Settings for the whole site: languages, short versions of the CV, the certificates to show first.',
	iq: 'The intelligence test on the skills page. Without this file, the page does not show one.',
	projects: 'Your projects, one file each, for the projects page and the CV.',
	categories:
		'Categories of certificates, one file each: a page, a tile and an item of the menu. A category without certificates is not shown.',
	certificates:
		'Your certificates, one file each, in the folder of their group, for the certificates page and the CV.',
	education: 'Schools where you studied, one file each, for the education page and the CV.',
	diplomas: 'Diplomas, one file each, in a folder named after the school’s file.',
	languages: 'Languages that you speak, one file each, with a certificate if there is one.',
	experience: 'Your jobs, one file each, for the experience page and the CV.',
	publications: 'What you have published, one file each, for the experience page and the CV.',
	skills: 'Your skills, one file each, for the skills page and the CV.',
	technologies: 'Technologies that this site is built with, for the list on the About page.',
	photos: 'Portraits on the home page. A click shows the next one.',
	slides: 'Pictures for the slider on the home page.',
	'case-studies':
		'Case studies, one file per language, in a folder named after the project’s file. The page is at /projects/<project>.',
	pages:
		'Pages of your own, such as an imprint or your services, one file per language, in a folder whose name is the address: pages/imprint is /imprint. A language without a file shows the text in the default language.',
	home: 'Your story on the home page, one file per language.',
	about: 'Text of the About page, one file per language.',
};
