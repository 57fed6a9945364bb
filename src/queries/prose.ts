import { getEntry, render } from 'astro:content';
import type { Locale } from '#i18n/locales.ts';
import { toMarkdownProse } from '#lib/prose.ts';

/** The prose of the home page, as a component that takes the blocks it may use. */
export async function getHomeProse(locale: Locale) {
	const entry = (await getEntry('home', locale)) ?? (await getEntry('home', 'en'));
	if (!entry) throw new Error('src/content/home/en.mdx is missing.');
	return (await render(entry)).Content;
}

export async function getAboutProse(locale: Locale) {
	const entry = (await getEntry('about', locale)) ?? (await getEntry('about', 'en'));
	if (!entry) throw new Error('src/content/about/en.mdx is missing.');
	return { Content: (await render(entry)).Content, lead: entry.data.lead };
}

/** The prose of the home page as Markdown, for the forms that are no HTML. */
export async function getHomeMarkdown(locale: Locale): Promise<string> {
	const entry = (await getEntry('home', locale)) ?? (await getEntry('home', 'en'));
	return toMarkdownProse(entry?.body ?? '');
}

export async function getAboutMarkdown(
	locale: Locale,
): Promise<{ lead: string; markdown: string }> {
	const entry = (await getEntry('about', locale)) ?? (await getEntry('about', 'en'));
	return { lead: entry?.data.lead ?? '', markdown: toMarkdownProse(entry?.body ?? '') };
}
