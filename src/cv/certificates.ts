import { countDocuments } from '#i18n/count-documents.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { Resume } from '#queries/resume.ts';
import { toPrintedLink, toUrl } from './address.ts';
import type { Cv, CvDocument } from './cv.ts';
import { listDocumentFacts } from './document-facts.ts';

export function toCertificates(
	locale: Locale,
	{ education, languages, totals, siteAddress }: Resume,
	complete: boolean,
): Pick<Cv, 'certificates'> {
	const t = messages[locale];
	if (totals.certificates.length + totals.diplomas.length === 0) return {};
	const documents = [
		...education.flatMap((place) => place.documents),
		...languages.flatMap(({ document }) => document ?? []),
		...totals.certificates,
	];
	return {
		certificates: {
			heading: common[locale].certificates,
			text: fill(t.totals, { documents: countDocuments(locale, totals) }),
			link: toPrintedLink(locale, '/certificates', siteAddress),
			...(complete && {
				documents: documents.map((document) => toDocument(locale, document, siteAddress)),
			}),
		},
	};
}

function toDocument(locale: Locale, document: StudyDocument, siteAddress: string): CvDocument {
	const { title, verify } = document;
	const facts = listDocumentFacts(locale, document).join(' · ');
	return { title, facts, ...toUrl(locale, verify, siteAddress) };
}
