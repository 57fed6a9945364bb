import type { Project } from './projects.ts';

/** As many rows as the home page shows large. */
const most = 4;

/**
 * The work that the home page shows: what the author has picked, in their order; else the newest projects with a cover;
 * else the newest.
 */
export function selectWork<Some extends Pick<Project, 'start' | 'featured' | 'cover'>>(
	projects: readonly Some[],
): Some[] {
	const picked = projects
		.filter(({ featured }) => featured !== undefined)
		.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
	if (picked.length > 0) return picked.slice(0, most);
	const newest = projects.toSorted((a, b) => b.start.localeCompare(a.start));
	const covered = newest.filter(({ cover }) => cover !== undefined);
	return (covered.length > 0 ? covered : newest).slice(0, most);
}

/** Selected work, then what has a case study, then work for clients, then the newest. */
export function mostTellingFirst(a: Telling, b: Telling): number {
	const last = Number.POSITIVE_INFINITY;
	const place = (project: Telling) => project.featured ?? last;
	return (
		(place(a) === place(b) ? 0 : place(a) - place(b)) ||
		Number(b.hasCaseStudy) - Number(a.hasCaseStudy) ||
		Number(b.client !== undefined) - Number(a.client !== undefined) ||
		b.start.localeCompare(a.start)
	);
}

type Telling = Pick<Project, 'start' | 'featured' | 'hasCaseStudy' | 'client'>;
