import { formatPeriod } from '#cv/period.ts';
import { toContentLink } from '#i18n/content-link.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { StudyDocument } from '#queries/documents.ts';
import { type FindSources, type NamedRecord, toDates, toShown } from './named-record.ts';

export function listSchools({ resume: { locale, education } }: FindSources): NamedRecord[] {
	return education.map(
		({ id, institution, programme, place, description, courses, start, end }) => ({
			id: `school/${id}`,
			...toShown(institution, [programme?.text ?? '', formatPeriod(locale, { start, end })]),
			names: [institution.text, programme?.text ?? '', place?.text ?? ''],
			href: localizePath(locale, `/education#${id}`),
			dates: toDates({ start, end }),
			words: [place?.text ?? '', description?.text ?? '', ...(courses?.lines ?? [])],
		}),
	);
}

/** The categories of certificates, certificates, diplomas, and what proves that a language is spoken. */
export function listDocuments({ resume }: FindSources): NamedRecord[] {
	const { locale, totals, education, languages } = resume;
	const t = messages[locale];
	const groups = new Map(
		totals.categories.flatMap(({ title, groups: its }) =>
			its.flatMap((group) => group.documents.map(({ id }) => [id, [title, group.title]] as const)),
		),
	);
	return [
		...totals.categories.map((category) => ({
			id: category.id,
			...toShown({ text: category.title }, [t.title]),
			href: localizePath(locale, category.path),
			words: [],
		})),
		...totals.certificates.map((each) =>
			toRecord(locale, each, [...(groups.get(each.id) ?? []), t.title]),
		),
		...education.flatMap(({ documents, institution }) =>
			documents.map((each) => toRecord(locale, each, [institution.text, t.diplomas])),
		),
		...languages.flatMap(({ document, name }) =>
			document ? toRecord(locale, document, [name.text, t.title]) : [],
		),
	];
}

/** The picture of a document, and where its issuer confirms it. */
export function toProof(
	locale: Locale,
	{ verify, picture }: StudyDocument,
): Pick<NamedRecord, 'verify' | 'file'> {
	return {
		...(verify && { verify: toContentLink(locale, verify).href }),
		...(picture && { file: picture }),
	};
}

/** With all that proves it. `places` are what it belongs to: its category, group or school. */
function toRecord(locale: Locale, document: StudyDocument, places: readonly string[]): NamedRecord {
	const { id, title, date, page, issuer, number, grade, description } = document;
	return {
		id,
		...toShown(title, [
			issuer?.text ?? places[0] ?? '',
			formatDate(locale, date),
			...[grade, number].map((words) => words?.text ?? ''),
		]),
		href: localizePath(locale, page),
		dates: date ?? '',
		...toProof(locale, document),
		words: [...new Set(places), description?.text ?? ''],
	};
}
