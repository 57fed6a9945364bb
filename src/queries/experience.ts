import type { Locale } from '#i18n/locales.ts';
import { newestPeriodFirst } from '#lib/partial-date.ts';
import { getEntries } from './entries.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';
import { type Result, toResult } from './projects.ts';

export interface Job {
	id: string;
	/** As exact as they are known: years, months or days in ISO 8601. Only a start: the job goes on. */
	start?: string | undefined;
	end?: string | undefined;
	/** Without a job title, the company is in its place; without both, the name of the file. */
	job: Words;
	/** There is no job title. */
	untitled?: boolean;
	company?: Words | undefined;
	place?: Words | undefined;
	website?: string | undefined;
	/** Unpaid work for a good cause. */
	volunteer: boolean;
	/** The company, and the person's part in it. */
	description?: Words | undefined;
	mainDuties: WordList;
	relatedDuties: WordList;
	tasks: WordList;
	/** What the job changed, in numbers or words, the strongest first. */
	results: Result[];
	skills: string[];
	tags: string[];
}

/** A part that the author left out; it has no lines in any language. */
const none = { en: [], uk: [], es: [] };

/** All jobs, the newest first; volunteer work follows those that are paid. */
export async function getExperience(locale: Locale): Promise<Job[]> {
	const entries = await getEntries('experience');
	return entries
		.map(({ id, data }) => ({
			id,
			start: data.start,
			end: data.end,
			job: toWords(data.job ?? data.company ?? { en: id }, locale),
			untitled: data.job === undefined,
			company: data.job && toWords(data.company, locale),
			place: toWords(data.place, locale),
			website: data.website,
			volunteer: data.volunteer ?? false,
			description: toWords(data.description, locale),
			mainDuties: toWordList(data.mainDuties ?? none, locale),
			relatedDuties: toWordList(data.relatedDuties ?? none, locale),
			tasks: toWordList(data.tasks ?? none, locale),
			results: (data.results ?? []).map((result) => toResult(result, locale)),
			// The schema fills it in, and an author may hide it after that.
			skills: data.skills ?? [],
			tags: data.tags ?? [],
		}))
		.sort(
			(a, b) =>
				Number(a.volunteer) - Number(b.volunteer) ||
				newestPeriodFirst(a, b) ||
				a.id.localeCompare(b.id),
		);
}
