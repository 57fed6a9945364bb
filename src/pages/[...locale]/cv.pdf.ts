import type { APIRoute } from 'astro';
import { compileCv } from '#cv/compile.ts';
import { type CvSources, toCv } from '#cv/model.ts';
import { type Locale, localePaths, parseLocale } from '#i18n/locales.ts';
import { getEducation, getLanguages } from '#queries/education.ts';
import { getExperience } from '#queries/experience.ts';
import { getProjects } from '#queries/projects.ts';
import { getProfile, getSite } from '#queries/site.ts';
import { getSkills } from '#queries/skills.ts';
import { getTotals } from '#queries/totals.ts';

export const getStaticPaths = localePaths;

export const GET: APIRoute = async ({ params, site, url }) => {
	const locale = parseLocale(params.locale ?? 'en') ?? 'en';
	const cv = toCv(locale, await getSources(locale, (site ?? url).href));
	return new Response(await compileCv(cv), { headers: { 'Content-Type': 'application/pdf' } });
};

async function getSources(locale: Locale, siteAddress: string): Promise<CvSources> {
	const [profile, jobs, projects, hardSkills, softSkills, education, languages, totals, settings] =
		await Promise.all([
			getProfile(locale),
			getExperience(locale),
			getProjects(locale),
			getSkills(locale, 'hard'),
			getSkills(locale, 'soft'),
			getEducation(locale),
			getLanguages(locale),
			getTotals(locale),
			getSite(locale),
		]);
	const { sample } = settings;
	return {
		profile,
		jobs,
		projects,
		hardSkills,
		softSkills,
		education,
		languages,
		totals,
		sample,
		siteAddress,
	};
}
