import { toOwnAddress } from '#cv/address.ts';
import { type Block, list, text } from '#cv/blocks.ts';
import { selectCertificates } from '#cv/certificates.ts';
import { selectProjects } from '#cv/selection.ts';
import { countDocuments } from '#i18n/count-documents.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill } from '#i18n/messages.ts';
import { cvSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toCvBlocks } from './bodies.ts';
import { toDocumentBlocks } from './study.ts';

/** A short version of the CV in full: its PDF has the same sections, and of them what fits on its pages. */
export function toShortBlocks(resume: Resume): Block[] {
	const shown = {
		...resume,
		projects: selectProjects(resume.projects),
		education: resume.education.map((place) => ({ ...place, documents: [] })),
	};
	return toCvBlocks(shown, resume.cv.sections ?? cvSections, {
		projects: messages[resume.locale].selectedProjects,
		certificates: toCertificateBlocks(resume),
		lead: text(resume.variant?.title.text),
	});
}

/** Those that the PDF lists, and the totals if there are more. */
function toCertificateBlocks(resume: Resume): Block[] {
	const documents = selectCertificates(resume);
	const isAll = documents.length === resume.totals.certificates.length;
	return [...toDocumentBlocks(resume, documents), ...(isAll ? [] : toTotals(resume))];
}

function toTotals({ locale, totals, siteAddress }: Resume): Block[] {
	if (totals.certificates.length + totals.diplomas.length === 0) return [];
	const t = messages[locale];
	const url = toOwnAddress(locale, '/certificates', siteAddress);
	const counted = fill(t.totals, { documents: countDocuments(locale, totals) });
	return [...text(counted), ...list([{ text: url, url }])];
}
