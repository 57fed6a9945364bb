import { type Locale, siteLocales } from '#i18n/locales.ts';
import { getEntries } from './entries.ts';
import { toWords, type Words } from './localize.ts';

export interface Project {
	id: string;
	title: Words;
	type: Words;
	description: Words;
	/** Months as YYYY-MM; no end while the work goes on. */
	start: string;
	end?: string | undefined;
	technologies: string[];
	source?: string | undefined;
	demo?: string | undefined;
	video?: string | undefined;
	tags: string[];
	/** Titles in the other languages: the search looks at all three. */
	otherTitles: string[];
}

/** All projects, newest first. */
export async function getProjects(locale: Locale): Promise<Project[]> {
	const entries = await getEntries('projects');
	return entries
		.map(({ id, data }) => ({
			id,
			title: toWords(data.title, locale),
			type: toWords(data.type, locale),
			description: toWords(data.description, locale),
			start: data.start,
			end: data.end,
			technologies: data.technologies,
			source: data.source,
			demo: data.demo,
			video: data.video,
			tags: data.tags ?? [],
			otherTitles: siteLocales
				.filter((other) => other !== locale)
				.flatMap((other) => data.title[other] ?? []),
		}))
		.sort((a, b) => b.start.localeCompare(a.start) || a.id.localeCompare(b.id));
}
