import { countDocuments } from '#i18n/count-documents.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import { joinParts } from '#lib/parts.ts';
import type { StudyDocument } from '#queries/documents.ts';
import type { Resume } from '#queries/resume.ts';
import { toPrintedLink, toUrl } from './address.ts';
import type { Cv, CvDocument } from './cv.ts';
import { listUndatedFacts } from './document-facts.ts';

/** More of them would take the room of entries that matter more. */
const mostListed = 8;

export function toCertificates(
	locale: Locale,
	resume: Resume,
	complete: boolean,
): Pick<Cv, 'certificates'> {
	const { education, languages, totals } = resume;
	if (totals.certificates.length + totals.diplomas.length === 0) return {};
	const proofs = languages.flatMap(({ document }) => document ?? []);
	const documents = complete
		? [...education.flatMap((place) => place.documents), ...proofs, ...totals.certificates]
		: selectCertificates(resume);
	// Diplomas alone are at their schools.
	if (documents.length === 0) return {};
	const isAll = !complete && documents.length === totals.certificates.length;
	return {
		certificates: {
			heading: common[locale].certificates,
			documents: documents.map((document) => toDocument(resume, document, complete)),
			totals: toTotals(resume),
			counted: !isAll,
		},
	};
}

/** How many documents there are, and where they are shown. */
export function toTotals({ locale, totals, siteAddress }: Resume) {
	const documents = countDocuments(locale, totals);
	const { total, totals: totalsOfMany } = messages[locale];
	const isOne = totals.certificates.length + totals.diplomas.length === 1;
	return {
		text: fill(isOne ? total : totalsOfMany, { documents }),
		link: toPrintedLink(locale, '/certificates', siteAddress),
	};
}

/** The certificates that a short CV lists: those that the author puts first, then the newest. */
export function selectCertificates({
	totals: { certificates },
	specialCertificates,
}: Pick<Resume, 'totals' | 'specialCertificates'>): StudyDocument[] {
	const special = specialCertificates.flatMap(
		(id) => certificates.find((document) => document.id === id) ?? [],
	);
	return [...new Set([...special, ...certificates])].slice(0, mostListed);
}

function toDocument(
	{ locale, siteAddress }: Resume,
	document: StudyDocument,
	complete: boolean,
): CvDocument {
	const { title, date, issuer, verify } = document;
	const facts = complete ? listUndatedFacts(locale, document) : issuer ? [issuer.text] : [];
	return {
		date: formatDate(locale, date),
		title,
		facts: joinParts(facts),
		url: toUrl(locale, verify, siteAddress),
	};
}
