import { defaultLocale, type Locale, localePaths } from '#i18n/locales.ts';
import {
	isMainPage,
	listResumePaths,
	pageRecords,
	type ResumePath,
	toPageTitle,
} from '#i18n/resume-pages.ts';
import { hasPart } from '#lib/site-parts.ts';
import { cacheInBuild } from './cache-in-build.ts';
import { getEntries } from './entries.ts';
import { getFilledCategories } from './filled-categories.ts';
import { toWords } from './localize.ts';
import { getOwnPages, type OwnPage } from './prose.ts';

/** A resume page of this site. */
export interface ResumePage {
	/** Path without its language. */
	path: ResumePath;
	title: string;
	/** Set for a page of the owner's own. */
	own?: OwnPage | undefined;
}

/** The resume pages in the order of the menu. What has no records has no page. `name` is the title of the home page. */
export async function getResumePages(locale: Locale, name: string): Promise<ResumePage[]> {
	const titles = new Map<string, string>(
		(await getFilledCategories()).map(({ path, data }) => [path, toWords(data.title, locale).text]),
	);
	const owns = await getOwnPages(locale);
	return (await getResumePaths()).map((path) => {
		const own = owns.find((page) => page.path === path);
		const title = isMainPage(path) ? toPageTitle(locale, path, name) : titles.get(path);
		return { path, title: own?.title ?? title ?? '', own };
	});
}

/** Their paths alone, which are the same in all languages. */
export const getResumePaths = cacheInBuild(async () => {
	const categories = await getFilledCategories();
	const found = await Promise.all(
		pageRecords.map(async (kind) => [kind, await hasRecords(kind)] as const),
	);
	const has = new Map(found);
	const paths = listResumePaths(
		(kind) => has.get(kind) === true,
		categories.map(({ path }) => path),
	);
	return [...paths, ...(await getOwnPages(defaultLocale)).map(({ path }) => path)];
});

/** The static paths of a main page in all languages: none if the site does not have it. */
export async function getPagePaths(path: string) {
	const paths: string[] = await getResumePaths();
	return paths.includes(path) ? localePaths() : [];
}

async function hasRecords(kind: (typeof pageRecords)[number]): Promise<boolean> {
	if (kind === 'diplomas') return hasDiplomas();
	if (kind === 'accessibility') return hasPart(kind);
	if (kind === 'iq' && !hasPart('intelligence-test')) return false;
	return (await getEntries(kind)).length > 0;
}

/** Whether the overview of the certificates shows a diploma. */
async function hasDiplomas(): Promise<boolean> {
	const schools = await getEntries('education', ({ data }) => data.diplomas);
	const ids = new Set(schools.map(({ id }) => id));
	const diplomas = await getEntries('diplomas', ({ id }) => ids.has(id.split('/')[0] ?? ''));
	return diplomas.length > 0;
}
