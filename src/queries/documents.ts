import { getCollection } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import type { CertificateList } from '#schemas/certificate.ts';
import type { School } from '#schemas/education.ts';
import { toWords, type Words } from './localize.ts';

/** A certificate or a diploma, ready to be shown. */
export interface StudyDocument {
	/** `java/streams`, `university/diploma`. */
	id: string;
	title: Words;
	number: Words;
	grade: Words;
	/** Day as YYYY-MM-DD. */
	date: string;
	/** File inside `src/assets`. */
	picture: string;
	/** Page of the issuer that confirms it. */
	verify?: string | undefined;
}

interface DocumentFields {
	title: Parameters<typeof toWords>[0];
	number: Parameters<typeof toWords>[0];
	grade: Parameters<typeof toWords>[0];
	date: string;
	picture?: string | undefined;
	verify?: string | undefined;
}

/** The certificates of one list, newest first. */
export async function getCertificates(
	locale: Locale,
	list: CertificateList,
): Promise<StudyDocument[]> {
	const entries = await getCollection('certificates', ({ id }) => id.startsWith(`${list}/`));
	return entries.map(({ id, data }) => toDocument(locale, id, data)).sort(newestFirst);
}

/** The certificates named by id, in the order of the names. */
export async function getCertificatesById(
	locale: Locale,
	ids: readonly string[],
): Promise<StudyDocument[]> {
	const entries = await getCollection('certificates', ({ id }) => ids.includes(id));
	return entries
		.map(({ id, data }) => toDocument(locale, id, data))
		.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The documents of one school, newest first; both sides of a diploma stay together, front first. */
export async function getDiplomas(locale: Locale, school: School): Promise<StudyDocument[]> {
	const entries = await getCollection('diplomas', ({ id }) => id.startsWith(`${school}/`));
	return entries
		.sort((a, b) => (b.data.side ?? '').localeCompare(a.data.side ?? ''))
		.map(({ id, data }) => toDocument(locale, id, data))
		.sort(newestFirst);
}

export function toDocument(locale: Locale, id: string, data: DocumentFields): StudyDocument {
	return {
		id,
		title: toWords(data.title, locale),
		number: toWords(data.number, locale),
		grade: toWords(data.grade, locale),
		date: data.date,
		picture: data.picture ?? `documents/${id.replace('/', '-')}.webp`,
		verify: data.verify,
	};
}

function newestFirst(a: StudyDocument, b: StudyDocument): number {
	return b.date.localeCompare(a.date);
}
