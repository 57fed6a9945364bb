import type { Locale } from '#i18n/locales.ts';
import { countMonths, type MonthSpan } from '#lib/months.ts';
import { getEntries, getOne } from './entries.ts';
import { toWords, type Words } from './localize.ts';

export interface Skill {
	id: string;
	/** Place in its list, from 1. */
	order: number;
	title: Words;
	description?: Words | undefined;
	technologies: string[];
	tags: string[];
}

export interface RankedTechnology {
	name: string;
	projects: number;
	/** Calendar months in which at least one project used it. */
	months: number;
}

export interface IqTest {
	organization: Words;
	date: string;
	score: string;
	description: Words;
	picture: string;
	alt: Words;
	reports: Record<Locale, string>;
	test: string;
}

export async function getSkills(locale: Locale, kind: 'hard' | 'soft'): Promise<Skill[]> {
	const entries = await getEntries('skills', ({ data }) => data.kind === kind);
	return entries
		.sort((a, b) => a.data.order - b.data.order)
		.map(({ id, data }) => ({
			id,
			order: data.order,
			title: toWords(data.title, locale),
			description: data.description && toWords(data.description, locale),
			technologies: data.technologies,
			tags: data.tags ?? [],
		}));
}

/**
 * The developer ranking: technologies by the months in which projects used them. A month with two
 * projects counts once, and a project that goes on counts to the month of the build.
 */
export async function getRanking(limit: number, today: Date): Promise<RankedTechnology[]> {
	const spans = new Map<string, MonthSpan[]>();
	const now = today.toISOString().slice(0, 7);
	for (const { data } of await getEntries('projects')) {
		for (const name of data.technologies) {
			spans.set(name, [...(spans.get(name) ?? []), { start: data.start, end: data.end ?? now }]);
		}
	}
	return [...spans]
		.map(([name, list]) => ({ name, projects: list.length, months: countMonths(list) }))
		.sort((a, b) => b.months - a.months || a.name.localeCompare(b.name))
		.slice(0, limit);
}

/** The intelligence test, if the author has one to show. */
export async function getIqTest(locale: Locale): Promise<IqTest | undefined> {
	const entry = await getOne('iq', 'iq');
	if (!entry) return undefined;
	const { data } = entry;
	return {
		organization: toWords(data.organization, locale),
		date: data.date,
		score: data.score,
		description: toWords(data.description, locale),
		picture: data.picture[locale],
		alt: toWords(data.alt, locale),
		reports: data.report,
		test: data.test,
	};
}
