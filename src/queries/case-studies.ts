import { type CollectionEntry, getCollection, render } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { listFallbacks, type Words } from './localize.ts';
import { getProjects, type Project } from './projects.ts';

/** The long story of a project; its page is `/projects/<id>`. */
export interface CaseStudy {
	/** That of its project. */
	id: string;
	/** One sentence: the story and its result. */
	lead: string;
	/** The question at its end, where it has its own. */
	ask?: Words | undefined;
	/** Days as YYYY-MM-DD. */
	published: string;
	updated?: string | undefined;
	/** Set only if another language replaces it. */
	lang?: Locale | undefined;
	project: Project;
}

/** The case studies of the projects that this edition shows, the newest first. */
export async function getCaseStudies(locale: Locale): Promise<CaseStudy[]> {
	return (await findAll(locale)).map(({ study }) => study);
}

/** A case study with its text as a component that takes the blocks; `undefined` for a project without one. */
export async function getCaseStudy(locale: Locale, id: string) {
	const found = (await findAll(locale)).find(({ study }) => study.id === id);
	if (!found) return undefined;
	return { ...found.study, Content: (await render(found.entry)).Content };
}

/** The text of a case study as its author wrote it, for every form of the site but HTML. */
export async function getCaseStudyMdx(locale: Locale, id: string): Promise<string> {
	const found = (await findAll(locale)).find(({ study }) => study.id === id);
	return found?.entry.body ?? '';
}

/** Each in the requested language, or in the one that replaces it where it is not translated. */
async function findAll(
	locale: Locale,
): Promise<{ study: CaseStudy; entry: CollectionEntry<'case-studies'> }[]> {
	const entries = new Map((await getCollection('case-studies')).map((entry) => [entry.id, entry]));
	return (await getProjects(locale))
		.flatMap((project) => {
			const { id } = project;
			const language = listFallbacks(locale).find((each) => entries.has(`${id}/${each}`));
			const entry = language && entries.get(`${id}/${language}`);
			if (!entry) return [];
			const { lead, ask: text, published, updated } = entry.data;
			const lang = language === locale ? undefined : language;
			const ask = text ? { text, ...(lang && { lang }) } : undefined;
			return [{ study: { id, lead, ask, published, updated, lang, project }, entry }];
		})
		.sort((a, b) => b.study.published.localeCompare(a.study.published));
}
