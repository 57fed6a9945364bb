import { type Block, list, text } from '#cv/blocks.ts';
import { selectCertificates, toTotals } from '#cv/certificates.ts';
import { selectProjects } from '#cv/selection.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
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
	const { certificates, diplomas } = resume.totals;
	const isAll = documents.length === certificates.length;
	const { text: counted, link } = toTotals(resume);
	const totals = [...text(counted), ...list([{ text: link.url, url: link.url }])];
	return [
		...toDocumentBlocks(resume, documents),
		...(isAll || certificates.length + diplomas.length === 0 ? [] : totals),
	];
}
