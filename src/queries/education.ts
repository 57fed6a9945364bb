import type { Locale } from '#i18n/locales.ts';
import { newestPeriodFirst } from '#lib/partial-date.ts';
import { getDiplomas, type StudyDocument, toDocument } from './documents.ts';
import { getEntries, type Shown } from './entries.ts';
import { toWordList, toWords, type WordList, type Words } from './localize.ts';
import type { Project } from './projects.ts';
import { mostTellingFirst } from './selected-work.ts';

export interface EducationSection {
	id: string;
	institution: Words;
	programme?: Words | undefined;
	description?: Words | undefined;
	courses?: WordList | undefined;
	/** The final mark. */
	grade?: Words | undefined;
	place?: Words | undefined;
	website?: string | undefined;
	/** As exact as they are known: years, months or days in ISO 8601. Only a start: it goes on. */
	start?: string | undefined;
	end?: string | undefined;
	/** Place on the page that the author gives it. */
	order?: number | undefined;
	/** Its documents count among the diplomas. */
	diplomas: boolean;
	tags: string[];
	documents: StudyDocument[];
}

export interface SpokenLanguage {
	id: string;
	name: Words;
	/** Two-letter code. */
	tag?: string | undefined;
	level?: Words | undefined;
	tags: string[];
	/** What proves it. */
	document?: StudyDocument | undefined;
}

/** The places of study in the order of the author, else the newest first. */
export async function getEducation(locale: Locale): Promise<EducationSection[]> {
	const entries = await getEntries('education');
	const last = Number.POSITIVE_INFINITY;
	const sections = entries.sort(
		(a, b) => (a.data.order ?? last) - (b.data.order ?? last) || newestPeriodFirst(a.data, b.data),
	);
	return Promise.all(
		sections.map(async ({ id, data }) => ({
			id,
			institution: toWords(data.institution, locale),
			programme: toWords(data.programme, locale),
			description: toWords(data.description, locale),
			courses: data.courses && toWordList(data.courses, locale),
			grade: toWords(data.grade, locale),
			place: toWords(data.place, locale),
			website: data.website,
			start: data.start,
			end: data.end,
			order: data.order,
			diplomas: data.diplomas,
			tags: data.tags ?? [],
			documents: await getDiplomas(locale, id, toWords(data.institution, locale)),
		})),
	);
}

/** The projects that name a document of the school, those with the strongest results first. */
export function findProjectsOf(
	{ documents }: Pick<EducationSection, 'documents'>,
	projects: readonly Project[],
): Project[] {
	const ids = new Set(documents.map(({ id }) => id));
	return projects
		.filter(({ certificates }) => certificates.some((id) => ids.has(id)))
		.sort(mostTellingFirst);
}

export async function getLanguages(locale: Locale): Promise<SpokenLanguage[]> {
	const entries = await getEntries('languages');
	return entries
		.sort((a, b) => a.id.localeCompare(b.id))
		.map(({ id, data }) => ({
			id,
			name: toWords(data.name, locale),
			tag: data.tag,
			level: toWords(data.level, locale),
			tags: data.tags ?? [],
			document: toProof(locale, id, data),
		}));
}

/** A proof has at least a title. */
function toProof(
	locale: Locale,
	id: string,
	data: Shown<'languages'>['data'],
): StudyDocument | undefined {
	const { title } = data;
	return title && toDocument(locale, `language/${id}`, { ...data, title });
}
