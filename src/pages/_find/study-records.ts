import { formatPeriod } from '#cv/period.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { StudyDocument } from '#queries/documents.ts';
import { type FindSources, type NamedRecord, toShown } from './named-record.ts';

/** The places of study, and the languages that the person speaks. */
export function listSchools({ resume: { locale, education, languages } }: FindSources) {
	return [
		...education.map(
			({ id, institution, programme, place, description, start, end }): NamedRecord => ({
				id: `school/${id}`,
				...toShown(institution, [programme.text, formatPeriod(locale, { start, end })]),
				names: [institution.text, programme.text, place?.text ?? ''],
				href: localizePath(locale, `/education#${id}`),
				words: [place?.text ?? '', description?.text ?? ''],
			}),
		),
		...languages.map(
			({ id, name, level }): NamedRecord => ({
				id: `language/${id}`,
				...toShown(name, [level.text]),
				href: localizePath(locale, '/education#languages-title'),
				words: [],
			}),
		),
	];
}

/** The categories of certificates, certificates, diplomas, and what proves that a language is spoken. */
export function listDocuments({ resume }: FindSources): NamedRecord[] {
	const { locale, totals, education, languages } = resume;
	const { title } = messages[locale];
	const places = new Map(
		totals.categories.flatMap((category) =>
			category.certificates.map(({ id }) => [id, category.title] as const),
		),
	);
	return [
		...totals.categories.map((category) => ({
			id: category.id,
			...toShown({ text: category.title }, [title]),
			href: localizePath(locale, category.path),
			words: [],
		})),
		...totals.certificates.map((each) => toRecord(locale, each, places.get(each.id) ?? '')),
		...education.flatMap(({ documents, institution }) =>
			documents.map((each) => toRecord(locale, each, institution.text)),
		),
		...languages.flatMap(({ document, name }) =>
			document ? toRecord(locale, document, name.text) : [],
		),
	];
}

function toRecord(locale: Locale, document: StudyDocument, place: string): NamedRecord {
	const { id, title, date, page, issuer, number, grade, description } = document;
	return {
		id,
		...toShown(title, [issuer?.text ?? place, formatDate(locale, date)]),
		href: localizePath(locale, page),
		words: [place, ...[number, grade, description].map((words) => words?.text ?? ''), date],
	};
}
