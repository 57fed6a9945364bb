import { type Block, section } from '#cv/blocks.ts';
import { common } from '#i18n/messages/common/index.ts';
import { education } from '#i18n/messages/education/index.ts';
import type { CvSection } from '#lib/cv-sections.ts';
import type { Resume } from '#queries/resume.ts';
import { toInterestBlocks, toPersonBlocks, toReferenceBlocks } from './person.ts';
import { toSkillBlocks } from './skills.ts';
import { toEducationBlocks, toLanguageBlocks } from './study.ts';
import { toJobBlocks, toProjectBlocks, toPublicationBlocks } from './work.ts';

/** The person, then the sections of a CV in the given order, each without a heading where it has no entries. */
export function toCvBlocks(
	resume: Resume,
	sections: readonly CvSection[],
	{ projects = common[resume.locale].projects, certificates, lead = [] }: CvParts,
): Block[] {
	const t = common[resume.locale];
	const bodies: Record<CvSection, () => Block[]> = {
		experience: () => section(t.experience, toJobBlocks(resume, 3)),
		skills: () => section(t.skills, toSkillBlocks(resume, 3)),
		projects: () => section(projects, toProjectBlocks(resume, 3)),
		publications: () => toPublicationBlocks(resume),
		education: () => section(t.education, toEducationBlocks(resume, 3)),
		languages: () => section(education[resume.locale].languages, toLanguageBlocks(resume, 3)),
		certificates: () => section(t.certificates, certificates),
		interests: () => toInterestBlocks(resume),
		references: () => toReferenceBlocks(resume),
	};
	return [...toPersonBlocks(resume), ...lead, ...sections.flatMap((name) => bodies[name]())];
}

/** What differs between versions. */
interface CvParts {
	/** Heading of the projects, if not all of them are there. */
	projects?: string;
	certificates: readonly Block[];
	/** What comes before the sections. */
	lead?: readonly Block[];
}
