import type { Locale } from '#i18n/locales.ts';
import { cacheInBuild } from './cache-in-build.ts';
import { type CaseStudy, getCaseStudies } from './case-studies.ts';
import {
	type EducationSection,
	getEducation,
	getLanguages,
	type SpokenLanguage,
} from './education.ts';
import { getExperience, type Job } from './experience.ts';
import { getProjects, type Project } from './projects.ts';
import { getPublications, type Publication } from './publications.ts';
import { getResumePages, type ResumePage } from './resume-pages.ts';
import { type CvSettings, getProfile, getSite, type Profile, type Variant } from './site.ts';
import { getIqTest, getSkills, type IqTest, type Skill } from './skills.ts';
import { getTotals, pickTotals, type Totals } from './totals.ts';

/**
 * Everything about the person in one language. Pages, PDF and every format for machines are made from this, so
 * they cannot contradict each other.
 */
export interface Resume {
	locale: Locale;
	profile: Profile;
	jobs: readonly Job[];
	projects: readonly Project[];
	/** The newest first. */
	publications: readonly Publication[];
	/** The newest first. */
	caseStudies: readonly CaseStudy[];
	hardSkills: readonly Skill[];
	softSkills: readonly Skill[];
	education: readonly EducationSection[];
	languages: readonly SpokenLanguage[];
	totals: Totals;
	iqTest?: IqTest | undefined;
	/** The short version that this is; absent in the whole CV. */
	variant?: Variant;
	variants: readonly Variant[];
	/** Length and sections of this version. */
	cv: CvSettings;
	/** The certificates that the author puts first, as `pm/leading-teams`. */
	specialCertificates: readonly string[];
	/** The pages of the site, whichever version this is, in the order of the menu. */
	pages: readonly ResumePage[];
	/** The content is about the invented person. */
	sample: boolean;
	/** Where the site is, for links out of the document: `https://vzir.example.com`. */
	siteAddress: string;
}

/** The whole CV, or the short version of a tag. */
export const getResume = cacheInBuild(readResume);

async function readResume(locale: Locale, siteAddress: string, tag?: string): Promise<Resume> {
	const { sample, variants, cv, specialCertificates } = await getSite(locale);
	const variant = variants.find(({ id }) => id === tag);
	if (tag !== undefined && !variant) throw new Error(`site.json names no variant "${tag}".`);
	const isShown = ({ tags }: { tags: readonly string[] }) =>
		!variant || tags.length === 0 || tags.includes(variant.id);
	const only = <Entry extends { tags: readonly string[] }>(entries: readonly Entry[]) =>
		entries.filter(isShown);
	const profile = await getProfile(locale);
	return {
		locale,
		profile: {
			...profile,
			jobTitle: variant?.jobTitle ?? profile.jobTitle,
			summary: variant?.summary ?? profile.summary,
		},
		jobs: only(await getExperience(locale)),
		projects: only(await getProjects(locale)),
		publications: only(await getPublications(locale)),
		caseStudies: (await getCaseStudies(locale)).filter(({ project }) => isShown(project)),
		hardSkills: only(await getSkills(locale, 'hard')),
		softSkills: only(await getSkills(locale, 'soft')),
		education: only(await getEducation(locale)),
		languages: only(await getLanguages(locale)),
		totals: pickTotals(await getTotals(locale), isShown),
		iqTest: await getIqTest(locale),
		...(variant && { variant }),
		variants,
		cv: { pages: variant?.pages ?? cv.pages, sections: variant?.sections ?? cv.sections },
		specialCertificates,
		pages: await getResumePages(locale, profile.name.text),
		sample,
		siteAddress,
	};
}
