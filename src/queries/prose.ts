import { getCollection, render } from 'astro:content';
import { toMissingFile } from '#build/edition/content-read.ts';
import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { listFallbacks } from './localize.ts';

type ProseCollection = 'home' | 'about';

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

async function findHome(locale: Locale) {
	const found = await findProse('home', locale);
	if (!found) throw toMissingFile(`src/content/home/${defaultLocale}.mdx`);
	return found;
}

/** The prose in the requested language; `lang` is set only if another language replaces it. */
async function findProse<Collection extends ProseCollection>(
	collection: Collection,
	locale: Locale,
) {
	// The build would print a warning for each missing entry that is looked up by its name.
	const entries = await getCollection(collection);
	for (const language of listFallbacks(locale)) {
		const entry = entries.find(({ id }) => id === language);
		if (entry) return { entry, lang: language === locale ? undefined : language };
	}
	return undefined;
}
