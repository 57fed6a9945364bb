import { getCollection, render } from 'astro:content';
import { toMissingFile } from '#build/edition/content-read.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { listFallbacks } from './localize.ts';

type ProseCollection = 'home' | 'about' | 'pages';

/** The prose of the home page, as a component that takes the blocks it may use. */
export async function getHomeProse(locale: Locale) {
	const { entry, lang } = await findHome(locale);
	return { Content: (await render(entry)).Content, lang };
}

/** The text about the site, or undefined if there is none. */
export async function getAboutProse(locale: Locale) {
	const found = await findProse('about', locale);
	if (!found) return undefined;
	const { entry, lang } = found;
	return { Content: (await render(entry)).Content, lead: entry.data.lead, lang };
}

/** The prose of the home page as its author wrote it, for every form of the site but HTML. */
export async function getHomeMdx(locale: Locale): Promise<string> {
	return (await findHome(locale)).entry.body ?? '';
}

export async function getAboutMdx(
	locale: Locale,
): Promise<{ lead: string; mdx: string } | undefined> {
	const found = await findProse('about', locale);
	return found && { lead: found.entry.data.lead, mdx: found.entry.body ?? '' };
}

/** A page that the owner adds, in one language. */
export interface OwnPage {
	path: `/${string}`;
	title: string;
	/** One sentence. */
	description: string;
	/** Where every page links to it. */
	link: 'footer' | 'menu' | 'none';
	/** As its author wrote it. */
	mdx: string;
	/** Set only if another language replaces it. */
	lang: Locale | undefined;
}

/** The owner's own pages in their order. */
export async function getOwnPages(locale: Locale): Promise<OwnPage[]> {
	return (await findOwnPages(locale)).map(({ page }) => page);
}

/** One of them with its text as a component. */
export async function getOwnPage(locale: Locale, path: string) {
	const found = (await findOwnPages(locale)).find(({ page }) => page.path === path);
	if (!found) throw new Error(`There is no page ${path}.`);
	return { ...found.page, Content: (await render(found.entry)).Content };
}

async function findOwnPages(locale: Locale) {
	const ids = new Set((await getCollection('pages')).map(({ id }) => id.replace(/\/.*/, '')));
	const pages = [...ids].sort().map(async (id) => {
		const found = await findProse('pages', locale, `${id}/`);
		if (!found) return [];
		const { entry, lang } = found;
		const { title, description, link, order } = entry.data;
		const path = `/${id}` as const;
		return { entry, order, page: { path, title, description, link, mdx: entry.body ?? '', lang } };
	});
	return (await Promise.all(pages)).flat().sort((a, b) => a.order - b.order);
}

async function findHome(locale: Locale) {
	const found = await findProse('home', locale);
	if (!found) throw toMissingFile(`src/content/home/${defaultLocale}.mdx`);
	return found;
}

/** The prose in the requested language; `lang` is set only if another language replaces it. */
async function findProse<Collection extends ProseCollection>(
	collection: Collection,
	locale: Locale,
	folder = '',
) {
	// The build would print a warning for each missing entry that is looked up by its name.
	const entries = await getCollection(collection);
	for (const language of listFallbacks(locale)) {
		const entry = entries.find(({ id }) => id === folder + language);
		if (entry) return { entry, lang: language === locale ? undefined : language };
	}
	return undefined;
}
