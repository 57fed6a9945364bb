import { toOwnAddress } from '#cv/address.ts';
import { type Block, list, section, text } from '#cv/blocks.ts';
import { selectCertificates } from '#cv/certificates.ts';
import { selectProjects } from '#cv/selection.ts';
import { countDocuments } from '#i18n/count-documents.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { fill } from '#i18n/messages.ts';
import { type CvSection, cvSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toInterestBlocks, toPersonBlocks, toReferenceBlocks } from './person.ts';
import { toSkillBlocks } from './skills.ts';
import { toDocumentBlocks, toEducationBlocks, toLanguageBlocks } from './study.ts';
import { toJobBlocks, toProjectBlocks, toPublicationBlocks } from './work.ts';

/** A short version of the CV in full: its PDF has the same sections, and of them what fits on its pages. */
export function toShortBlocks(resume: Resume): Block[] {
	const t = common[resume.locale];
	const projects = selectProjects(resume.projects);
	const places = resume.education.map((place) => ({ ...place, documents: [] }));
	const bodies: Record<CvSection, () => Block[]> = {
		experience: () => section(t.experience, toJobBlocks(resume, 3)),
		skills: () => section(t.skills, toSkillBlocks(resume, 3)),
		projects: () =>
			section(
				messages[resume.locale].selectedProjects,
				toProjectBlocks({ ...resume, projects }, 3),
			),
		publications: () => toPublicationBlocks(resume),
		education: () => section(t.education, toEducationBlocks({ ...resume, education: places }, 3)),
		languages: () => section(education[resume.locale].languages, toLanguageBlocks(resume, 3)),
		certificates: () => section(t.certificates, toCertificateBlocks(resume)),
		interests: () => toInterestBlocks(resume),
		references: () => toReferenceBlocks(resume),
	};
	const { sections = cvSections } = resume.cv;
	return [
		...toPersonBlocks(resume),
		...text(resume.variant?.title.text),
		...sections.flatMap((name) => bodies[name]()),
	];
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
