import { countMonths, toYears } from '#lib/months.ts';
import { toFirstYear, toMonthSpans } from '#lib/partial-date.ts';
import type { Resume } from './resume.ts';

/** The numbers about the person: whatever tells one of them takes it from here. */
export interface Facts {
	projects: number;
	/** Projects that clients ordered and paid for. What the author does not state is not claimed. */
	forPayingClients: number;
	/** Paid jobs; volunteer work is none. */
	jobs: number;
	/** The year in which the first of them began, YYYY, if it is known of all of them. */
	since?: string | undefined;
	/** Years in at least one of them whose start is known, as `toYears` rounds them. */
	years: number;
	documents: number;
}

/** `today`, YYYY-MM-DD, ends the jobs that go on. */
export function countFacts(
	{ projects, jobs, totals }: Pick<Resume, 'projects' | 'jobs' | 'totals'>,
	today: string,
): Facts {
	const paid = jobs.filter(({ volunteer }) => !volunteer);
	const months = countMonths(toMonthSpans(paid, today));
	return {
		projects: projects.length,
		forPayingClients: projects.filter((each) => each.for === 'client' && each.paid !== false)
			.length,
		jobs: paid.length,
		since: toFirstYear(paid),
		years: toYears(months),
		documents: totals.certificates.length + totals.diplomas.length,
	};
}
