import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { home } from '#i18n/messages/home/index.ts';
import { plural } from '#i18n/messages.ts';
import { countFacts, type Facts } from './facts.ts';
import type { Words } from './localize.ts';
import { type Project, type Result, toProjectPath } from './projects.ts';
import type { Resume } from './resume.ts';

/** A number about the person's work, and the page that proves it. */
export interface KeyFigure {
	before?: string | undefined;
	value: string;
	unit?: Words | undefined;
	what: Words;
	/** Path of the page without its language. */
	path: string;
	/** How it was counted, in a sentence. */
	counted?: Words | undefined;
}

/** As many as fit on one line. */
const most = 4;
const mostResults = 2;

/**
 * The key numbers of the home page, computed from the content: projects, results, years of work; certificates where there
 * are no results. `shown` are the projects whose first result the page shows anyway, `today` is YYYY-MM-DD.
 */
export function toKeyFigures(
	resume: Pick<Resume, 'locale' | 'projects' | 'jobs' | 'totals'>,
	shown: readonly Pick<Project, 'id'>[],
	today: string,
): KeyFigure[] {
	const { locale, projects } = resume;
	const facts = countFacts(resume, today);
	const figures = [
		...countProjects(locale, facts),
		...findResults(projects, shown),
		...countYears(locale, facts),
		...count(locale, facts.documents, home[locale].figures.documents, '/certificates'),
	];
	return figures.slice(0, most);
}

function countProjects(locale: Locale, { projects, forPayingClients }: Facts): KeyFigure[] {
	const t = home[locale].figures;
	return count(locale, projects, t.projects, '/projects').map((figure) =>
		forPayingClients === 0
			? figure
			: {
					...figure,
					what: { text: figure.what.text + plural(locale, t.forClients, forPayingClients) },
					counted: { text: t.countedProjects },
				},
	);
}

/**
 * Results that the page does not show elsewhere, one for each project: first those of picked projects, then the largest
 * with a case study.
 */
function findResults(
	projects: readonly Project[],
	shown: readonly Pick<Project, 'id'>[],
): KeyFigure[] {
	const ids = shown.map(({ id }) => id);
	const picked = ids
		.flatMap((id) => projects.filter((project) => project.id === id))
		.flatMap((project) => findChange(project, project.results.slice(1)));
	const others = projects
		.filter(({ id }) => !ids.includes(id))
		.flatMap((project) => findChange(project, project.results))
		.sort(
			(a, b) =>
				Number(b.project.hasCaseStudy) - Number(a.project.hasCaseStudy) ||
				toShare(b.result) - toShare(a.result),
		);
	return [...picked, ...others]
		.slice(0, mostResults)
		.map(({ project, result: { before, after, unit, what, counted } }) => ({
			before,
			value: after,
			unit,
			what,
			path: toProjectPath(project),
			counted,
		}));
}

function findChange(project: Project, results: readonly Result[]) {
	const result = results.find(({ before }) => before !== undefined);
	return result ? [{ project, result }] : [];
}

/** How much of the larger number has come or gone, 0 to 1; 0 where they are texts. */
function toShare({ numbers: { before = 0, after = 0 } }: Result): number {
	const larger = Math.max(Math.abs(before), Math.abs(after));
	return larger === 0 ? 0 : Math.abs(after - before) / larger;
}

function countYears(locale: Locale, { years, jobs }: Facts): KeyFigure[] {
	const t = home[locale].figures;
	return count(locale, years, t.years, '/experience').map((figure) => ({
		...figure,
		unit: figure.what,
		what: { text: plural(locale, t.jobs, jobs) },
		counted: { text: t.countedYears },
	}));
}

function count(
	locale: Locale,
	number: number,
	forms: Parameters<typeof plural>[1],
	path: string,
): KeyFigure[] {
	if (number === 0) return [];
	const value = formatNumber(locale, number);
	// The number is above its text.
	const text = plural(locale, forms, number).replace(value, '').trim();
	return [{ value, what: { text }, path }];
}
