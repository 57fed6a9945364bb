import { getCollection } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';

export interface Job {
	id: string;
	/** Days as YYYY-MM-DD; no end while the job goes on. */
	start: string;
	end?: string | undefined;
	company: Words;
	job: Words;
	website?: string | undefined;
	mainDuties: WordList;
	relatedDuties: WordList;
	tasks: WordList;
	skills: string[];
}

/** All jobs, the newest first. */
export async function getExperience(locale: Locale): Promise<Job[]> {
	const entries = await getCollection('experience');
	return entries
		.map(({ id, data }) => ({
			id,
			start: data.start,
			end: data.end,
			company: toWords(data.company, locale),
			job: toWords(data.job, locale),
			website: data.website,
			mainDuties: toWordList(data.mainDuties, locale),
			relatedDuties: toWordList(data.relatedDuties, locale),
			tasks: toWordList(data.tasks, locale),
			skills: data.skills,
		}))
		.sort((a, b) => b.start.localeCompare(a.start));
}
