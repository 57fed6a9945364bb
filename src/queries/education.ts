import { getCollection } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { type School, schools } from '#schemas/education.ts';
import { getDiplomas, type StudyDocument, toDocument } from './documents.ts';
import { toWords, type Words } from './localize.ts';

export interface EducationSection {
	id: School;
	institution: Words;
	programme: Words;
	description?: Words | undefined;
	place?: Words | undefined;
	website?: string | undefined;
	/** Months as YYYY-MM. */
	start: string;
	end?: string | undefined;
	documents: StudyDocument[];
}

export interface SpokenLanguage {
	id: string;
	name: Words;
	tag: string;
	level: Words;
	document: StudyDocument;
}

/** The four places of study in the order of the page. */
export async function getEducation(locale: Locale): Promise<EducationSection[]> {
	const entries = await getCollection('education');
	const sections = schools.flatMap((id) => {
		const entry = entries.find((candidate) => candidate.id === id);
		return entry ? [{ id, data: entry.data }] : [];
	});
	return Promise.all(
		sections.map(async ({ id, data }) => ({
			id,
			institution: toWords(data.institution, locale),
			programme: toWords(data.programme, locale),
			description: data.description && toWords(data.description, locale),
			place: data.place && toWords(data.place, locale),
			website: data.website,
			start: data.start,
			end: data.end,
			documents: await getDiplomas(locale, id),
		})),
	);
}

export async function getLanguages(locale: Locale): Promise<SpokenLanguage[]> {
	const entries = await getCollection('languages');
	return entries
		.sort((a, b) => a.id.localeCompare(b.id))
		.map(({ id, data }) => ({
			id,
			name: toWords(data.name, locale),
			tag: data.tag,
			level: toWords(data.level, locale),
			document: toDocument(locale, `language/${id}`, data),
		}));
}
