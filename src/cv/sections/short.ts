import { toOwnAddress } from '#cv/address.ts';
import { type Block, list, section, text } from '#cv/blocks.ts';
import { selectProjects } from '#cv/selection.ts';
import { countDocuments } from '#i18n/count-documents.ts';
import { common } from '#i18n/messages/common/index.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { fill } from '#i18n/messages.ts';
import type { Resume } from '#queries/resume.ts';
import { toInterestBlocks, toPersonBlocks, toReferenceBlocks } from './person.ts';
import { toSkillBlocks } from './skills.ts';
import { toEducationBlocks, toLanguageBlocks } from './study.ts';
import { toJobBlocks, toProjectBlocks } from './work.ts';

/** A short version of the CV: the projects that its PDF shows, and documents as totals with a link to them. */
export function toShortBlocks(resume: Resume): Block[] {
	const t = common[resume.locale];
	const projects = selectProjects(resume.projects);
	const places = resume.education.map((place) => ({ ...place, documents: [] }));
	return [
		...toPersonBlocks(resume),
		...text(resume.variant?.title.text),
		...section(t.experience, toJobBlocks(resume, 3)),
		...section(t.skills, toSkillBlocks(resume, 3)),
		...section(
			messages[resume.locale].selectedProjects,
			toProjectBlocks({ ...resume, projects }, 3),
		),
		...section(t.education, toEducationBlocks({ ...resume, education: places }, 3)),
		...section(education[resume.locale].languages, toLanguageBlocks(resume, 3)),
		...section(t.certificates, toTotals(resume)),
		...toInterestBlocks(resume),
		...toReferenceBlocks(resume),
	];
}

function toTotals({ locale, totals, siteAddress }: Resume): Block[] {
	if (totals.certificates.length + totals.diplomas.length === 0) return [];
	const t = messages[locale];
	const url = toOwnAddress(locale, '/certificates', siteAddress);
	const counted = fill(t.totals, { documents: countDocuments(locale, totals) });
	return [...text(counted), ...list([{ text: url, url }])];
}
