import type { Project } from '#queries/projects.ts';

/** More would make the CV longer than three pages; the complete one shows them all. */
const shownProjects = 7;

/** The projects of a short CV: those that the author features, then the newest, all in the order that they had. */
export function selectProjects(projects: readonly Project[]): Project[] {
	const own = projects.filter(isOwnWork);
	const featured = own.filter((project) => project.featured !== undefined);
	const chosen = new Set([...featured, ...own].slice(0, shownProjects));
	return own.filter((project) => chosen.has(project));
}

/** Tools of this site are seen on the site; a CV has room for work that is elsewhere. */
function isOwnWork({ demo }: Project): boolean {
	return !demo?.startsWith('/extra');
}
