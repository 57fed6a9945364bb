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

/** The chosen sections first, then the rest in their usual order: nothing is missing. */
export function withAllSections(chosen: readonly CvSection[] = []): CvSection[] {
	return [...new Set([...chosen, ...cvSections])];
}
