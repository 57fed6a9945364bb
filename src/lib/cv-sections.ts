/** The sections of the CV below the summary, in the order that they have unless the author names another. */
export const cvSections = [
	'experience',
	'skills',
	'projects',
	'publications',
	'education',
	'languages',
	'certificates',
	'interests',
	'references',
] as const;

export type CvSection = (typeof cvSections)[number];
