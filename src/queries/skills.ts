import { type Locale, locales } from '#i18n/locales.ts';
import { byPlace } from '#lib/by-place.ts';
import { hasPart } from '#lib/site-parts.ts';
import { getEntries, getOne } from './entries.ts';
import { toWords, type Words } from './localize.ts';
import { type Result, toResult } from './projects.ts';
import { type EverydayTool, type TechnologyUse, toTechnologyUse } from './skill-uses.ts';

export interface Skill {
	id: string;
	/** Place in its list, from 1. */
	order?: number | undefined;
	title: Words;
	description?: Words | undefined;
	technologies: string[];
	/** What projects seldom name, because nearly all use it. */
	everydayTools: EverydayTool[];
	/** What the skill changed, the strongest result first. */
	results: Result[];
	/** Id of the job in which it did. */
	job?: string | undefined;
	tags: string[];
}

export interface IqTest {
	organization?: Words | undefined;
	date?: string | undefined;
	score: string;
	description?: Words | undefined;
	picture?: string | undefined;
	alt?: Words | undefined;
	/** One file per language it is in. */
	reports: { language: Locale; file: string }[];
	test?: string | undefined;
}

export async function getSkills(locale: Locale, kind: 'hard' | 'soft'): Promise<Skill[]> {
	const entries = await getEntries('skills', ({ data }) => data.kind === kind);
	return entries.sort(byPlace).map(({ id, data }) => ({
		id,
		order: data.order,
		title: toWords(data.title, locale),
		description: toWords(data.description, locale),
		// The schema fills it in, and an author may hide it after that.
		technologies: data.technologies ?? [],
		everydayTools: data.everydayTools ?? [],
		results: (data.results ?? []).map((result) => toResult(result, locale)),
		job: data.job,
		tags: data.tags ?? [],
	}));
}

/**
 * The developer ranking: technologies by the months in which projects used them. A month with two
 * projects counts once, and a project that goes on counts to the month of the build. Everyday tools have no place in it:
 * projects seldom name them.
 */
export async function getRanking(limit: number, today: Date): Promise<TechnologyUse[]> {
	const projects = (await getEntries('projects')).map(({ data }) => data);
	const skills = (await getEntries('skills')).map(({ data }) => data);
	const everyday = new Set(skills.flatMap(({ everydayTools = [] }) => everydayTools.map(toName)));
	const names = new Set(projects.flatMap(({ technologies }) => technologies)).difference(everyday);
	const now = today.toISOString().slice(0, 10);
	return [...names]
		.map((name) => toTechnologyUse(name, projects, now))
		.filter(({ months }) => months > 0)
		.sort((a, b) => b.months - a.months || a.name.localeCompare(b.name))
		.slice(0, limit);
}

function toName({ name }: EverydayTool): string {
	return name;
}

/** The intelligence test, if the author has one to show. */
export async function getIqTest(locale: Locale): Promise<IqTest | undefined> {
	const entry = await getOne('iq', 'iq');
	if (!entry || !hasPart('intelligence-test')) return undefined;
	const { data } = entry;
	return {
		organization: toWords(data.organization, locale),
		date: data.date,
		score: data.score,
		description: toWords(data.description, locale),
		picture: toWords(data.picture, locale)?.text,
		alt: toWords(data.alt, locale),
		reports: locales.flatMap((language) => {
			const file = data.report?.[language];
			return file === undefined ? [] : [{ language, file }];
		}),
		test: data.test,
	};
}
