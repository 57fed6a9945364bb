import { toAddress } from '#cv/address.ts';
import { type Block, heading, type Item, list, text } from '#cv/blocks.ts';
import { listDocumentFacts } from '#cv/document-facts.ts';
import { formatPeriod } from '#cv/period.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { education as messages } from '#i18n/messages/education/index.ts';
import { joinParts } from '#lib/parts.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { EducationSection, SpokenLanguage } from '#queries/education.ts';
import type { Resume } from '#queries/resume.ts';

export function toEducationBlocks(resume: Resume, level: 2 | 3): Block[] {
	return resume.education.flatMap((place) => toPlace(resume, place, level));
}

export function toLanguageBlocks(resume: Resume, level: 2 | 3): Block[] {
	const { nativeLanguage } = resume.profile;
	return [
		...(nativeLanguage
			? [heading(level, nativeLanguage.text), ...text(cv[resume.locale].native)]
			: []),
		...resume.languages.flatMap(({ name, level: words, document }: SpokenLanguage) => [
			heading(level, name.text),
			...text(words?.text),
			...list(document ? [toDocumentItem(resume, document)] : []),
		]),
	];
}

export function toDocumentBlocks(resume: Resume, documents: readonly StudyDocument[]): Block[] {
	return list(documents.map((document) => toDocumentItem(resume, document)));
}

function toPlace(resume: Resume, place: EducationSection, level: 2 | 3): Block[] {
	const { locale, siteAddress } = resume;
	return [
		heading(level, place.institution.text),
		...list([
			{ text: place.programme?.text ?? '' },
			{ text: formatPeriod(locale, place) },
			...(place.place ? [{ text: place.place.text }] : []),
			...(place.grade ? [{ label: cv[locale].grade, text: place.grade.text }] : []),
			...(place.website
				? [
						{
							label: messages[locale].website,
							text: toAddress(locale, place.website, siteAddress),
							url: toAddress(locale, place.website, siteAddress),
						},
					]
				: []),
		]),
		...text(place.description?.text),
		...list((place.courses?.lines ?? []).map((line) => ({ text: line }))),
		...toDocumentBlocks(resume, place.documents),
	];
}

/** Title, then result, number, day and who issued it. */
function toDocumentItem({ locale, siteAddress }: Resume, document: StudyDocument): Item {
	const { title, verify } = document;
	return {
		text: joinParts([title.text, ...listDocumentFacts(locale, document)], ' · '),
		url: verify && toAddress(locale, verify, siteAddress),
	};
}
