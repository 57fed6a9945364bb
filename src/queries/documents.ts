import type { Locale } from '#i18n/locales.ts';
import { newestFirst } from '#lib/partial-date.ts';
import { getEntries } from './entries.ts';
import { getFilledCategories, toCertificates } from './filled-categories.ts';
import { type PerLanguage, toWords, type Words } from './localize.ts';

/** A certificate or a diploma, ready to be shown. */
export interface StudyDocument {
	/** `java/streams`, `university/diploma`. */
	id: string;
	title: Words;
	number?: Words | undefined;
	grade?: Words | undefined;
	/** As exact as it is known: a year, a month or a day in ISO 8601. */
	date?: string | undefined;
	/** Until when it is valid. */
	expires?: string | undefined;
	/** What an award is given for, or what a course was about. */
	description?: Words | undefined;
	/** Who issued it. */
	issuer?: Words | undefined;
	/** File inside `src/assets`; where the author names none, there may be none with this name. Empty if it is private. */
	picture: string;
	pictureNamed: boolean;
	/** Page and anchor: `/education#university-front`. */
	page: string;
	/** One side of a diploma that has two pictures. */
	side?: 'front' | 'back' | undefined;
	tags: string[];
	/** Page of the issuer that confirms it. */
	verify?: string | undefined;
	/** The author wants it to stand for its school. */
	highlight: boolean;
}

interface DocumentFields {
	title: PerLanguage<string>;
	number?: PerLanguage<string> | undefined;
	grade?: PerLanguage<string> | undefined;
	date?: string | undefined;
	expires?: string | undefined;
	description?: PerLanguage<string> | undefined;
	issuer?: PerLanguage<string> | undefined;
	picture?: string | undefined;
	verify?: string | undefined;
	side?: 'front' | 'back' | undefined;
	tags?: string[] | undefined;
	highlight?: boolean | undefined;
}

/** The certificates named by id, in the order of the names. */
export async function getCertificatesById(
	locale: Locale,
	ids: readonly string[],
): Promise<StudyDocument[]> {
	return (await getFilledCategories())
		.flatMap(toCertificates)
		.filter(({ id }) => ids.includes(id))
		.map(({ id, data, page }) => toDocument(locale, id, data, page))
		.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The certificates and diplomas named by id, in the order of the names. */
export async function getDocumentsById(
	locale: Locale,
	ids: readonly string[],
): Promise<StudyDocument[]> {
	const diplomas = await getEntries('diplomas', ({ id }) => ids.includes(id));
	return [
		...(await getCertificatesById(locale, ids)),
		...diplomas.map(({ id, data }) => toDocument(locale, id, data)),
	].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The documents of one school, newest first; both sides of a diploma stay together, front first. */
export async function getDiplomas(
	locale: Locale,
	school: string,
	institution: Words,
): Promise<StudyDocument[]> {
	const entries = await getEntries('diplomas', ({ id }) => id.startsWith(`${school}/`));
	return entries
		.sort((a, b) => (b.data.side ?? '').localeCompare(a.data.side ?? ''))
		.map(({ id, data }) => toDocument(locale, id, data))
		.map((document) => ({ ...document, issuer: document.issuer ?? institution }))
		.sort((a, b) => newestFirst(a.date, b.date));
}

export function toDocument(
	locale: Locale,
	id: string,
	data: DocumentFields,
	page: string = '/education',
): StudyDocument {
	return {
		id,
		page: `${page}#${id.replace('/', '-')}`,
		title: toWords(data.title, locale),
		number: toWords(data.number, locale),
		grade: toWords(data.grade, locale),
		date: data.date,
		expires: data.expires,
		description: toWords(data.description, locale),
		issuer: toWords(data.issuer, locale),
		picture: data.picture ?? `documents/${id.replace('/', '-')}.webp`,
		pictureNamed: Boolean(data.picture),
		verify: data.verify,
		highlight: data.highlight ?? false,
		side: data.side,
		tags: data.tags ?? [],
	};
}
