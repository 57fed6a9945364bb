import { type Block, section } from '#cv/blocks.ts';
import { common } from '#i18n/messages/common/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import { type CvSection, withAllSections } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toInterestBlocks, toPersonBlocks, toReferenceBlocks } from './person.ts';
import { toSkillBlocks } from './skills.ts';
import { toDocumentBlocks, toEducationBlocks, toLanguageBlocks } from './study.ts';
import { toJobBlocks, toProjectBlocks, toPublicationBlocks } from './work.ts';

/** The whole CV, nothing left out, in the order of the printed one. */
export function toWholeBlocks(resume: Resume): Block[] {
	const t = common[resume.locale];
	const bodies: Record<CvSection, () => Block[]> = {
		experience: () => section(t.experience, toJobBlocks(resume, 3)),
		skills: () => section(t.skills, toSkillBlocks(resume, 3)),
		projects: () => section(t.projects, toProjectBlocks(resume, 3)),
		publications: () => toPublicationBlocks(resume),
		education: () => section(t.education, toEducationBlocks(resume, 3)),
		languages: () => section(education[resume.locale].languages, toLanguageBlocks(resume, 3)),
		certificates: () =>
			section(t.certificates, toDocumentBlocks(resume, resume.totals.certificates)),
		interests: () => toInterestBlocks(resume),
		references: () => toReferenceBlocks(resume),
	};
	const sections = withAllSections(resume.cv.sections);
	return [...toPersonBlocks(resume), ...sections.flatMap((name) => bodies[name]())];
}
