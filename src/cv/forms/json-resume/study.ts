import { toAddress } from '#cv/address.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { EducationSection, SpokenLanguage } from '#queries/education.ts';
import type { Resume } from '#queries/resume.ts';
import { toRest } from './rest.ts';

export function toEducation({ locale, siteAddress }: Resume, place: EducationSection): object {
	const courses = place.courses?.lines ?? [];
	const { institution, programme, description, start, end, grade, website, order } = place;
	return {
		institution: institution.text,
		area: programme?.text,
		url: website && toAddress(locale, website, siteAddress),
		startDate: start,
		endDate: end,
		score: grade?.text,
		courses: [...courses, ...place.documents.map(({ title }) => title.text)],
		...toRest(
			`education/${place.id}`,
			{ institution, programme, description, courses: place.courses, grade, place: place.place },
			{
				description: description?.text,
				courses: courses.length || undefined,
				place: place.place?.text,
				website,
				order,
				...(!place.diplomas && { diplomas: false }),
				tags: place.tags,
			},
		),
	};
}

export function toCertificate(
	{ locale, siteAddress }: Resume,
	folder: 'certificates' | 'diplomas',
	document: StudyDocument,
): object {
	const { id, title, date, description, issuer, verify } = document;
	return {
		name: title.text,
		date,
		issuer: issuer?.text,
		summary: description?.text,
		url: verify && toAddress(locale, verify, siteAddress),
		...toDocumentRest(`${folder}/${id}`, document, {}),
	};
}

/** The native language, which has no record of its own. */
export function toNativeLanguage({ locale, profile }: Resume): object[] {
	const { nativeLanguage: language } = profile;
	if (!language) return [];
	return [
		{
			language: language.text,
			fluency: cv[locale].native,
			...toRest(undefined, { language }, { native: true }),
		},
	];
}

export function toLanguage(language: SpokenLanguage): object {
	const { id, name, level, tag, document, tags } = language;
	if (!document) {
		const rest = toRest(`languages/${id}`, { name, level }, { tag, tags });
		return { language: name.text, fluency: level?.text, ...rest };
	}
	const { title, date, issuer } = document;
	return {
		language: name.text,
		fluency: level?.text,
		...toDocumentRest(
			`languages/${id}`,
			{ ...document, tags },
			{ tag, title: title.text, date, issuer: issuer?.text },
			{ name, level },
		),
	};
}

function toDocumentRest(
	id: string,
	{
		title,
		number,
		grade,
		expires,
		description,
		issuer,
		picture,
		pictureNamed,
		side,
		verify,
		highlight,
		tags,
	}: StudyDocument,
	rest: Record<string, unknown>,
	words: Parameters<typeof toRest>[1] = {},
) {
	return toRest(
		id,
		{ ...words, title, number, grade, description, issuer },
		{
			...rest,
			number: number?.text,
			grade: grade?.text,
			expires,
			picture: pictureNamed ? picture : undefined,
			side,
			verify,
			highlight: highlight || undefined,
			tags,
		},
	);
}
