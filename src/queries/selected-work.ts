import { newestPeriodFirst, type Period } from '#lib/partial-date.ts';
import type { Project } from './projects.ts';

/** As many rows as the home page shows large. */
const most = 4;

/**
 * The work that the home page shows: what the author has picked, in their order; else the newest projects with a cover;
 * else the newest.
 */
export function selectWork<Some extends Period & Pick<Project, 'featured' | 'cover'>>(
	projects: readonly Some[],
): Some[] {
	const picked = projects
		.filter(({ featured }) => featured !== undefined)
		.sort((a, b) => (a.featured ?? 0) - (b.featured ?? 0));
	if (picked.length > 0) return picked.slice(0, most);
	const newest = projects.toSorted(newestPeriodFirst);
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
		newestPeriodFirst(a, b)
	);
}

type Telling = Period & Pick<Project, 'featured' | 'hasCaseStudy' | 'client'>;
