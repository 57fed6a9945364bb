import type { Redirect } from '#build/policy/redirects.ts';
import { builtInLocales, type Locale } from '#i18n/locale.ts';
import { parseJson } from '#lib/parse.ts';
import { type SitePart, sitePartIds } from '#lib/site-parts.ts';
import { siteAddress } from '#schemas/site-address.ts';
import { siteRedirects } from '#schemas/site-redirects.ts';
import { chooseTools, type ToolId } from '#tools/tool-list.ts';
import { readIfThere } from '../generated-files.ts';
import { toLanguageTags } from './language-tags.ts';
import { type Entry, readField } from './source.ts';
import type { ContentTree } from './tree.ts';

/** The languages that the author publishes in, the default language first, read before the content is checked. */
export function readSiteLanguages(): Locale[] {
	return toLanguages(readSettings());
}

/** The same of content that has been read. */
export function findSiteLanguages(entries: readonly Entry[]): Locale[] {
	return toLanguages(findSettings(entries));
}

/** The tools of Extra that the author chooses, read before the content is checked. */
export function readSiteTools(): readonly ToolId[] {
	return toTools(readSettings());
}

/** The address that the author has written, read before the content is checked; undefined for one that is not valid. */
export function readAddress(): string | undefined {
	return siteAddress.safeParse(readField(readSettings(), ['address'])).data;
}

/** The pages that the author has renamed. */
export function readSiteRedirects(): Redirect[] {
	return siteRedirects.safeParse(readField(readSettings(), ['redirects'])).data ?? [];
}

/** The same of content that is in memory. */
export function findSiteTools({ texts }: ContentTree): readonly ToolId[] {
	return toTools(parseSettings(texts.get('site/site.json')));
}

/** Whether the content is that of the invented person. A file that cannot be read does not count as the author's own. */
export function isSample(entries: readonly Entry[]): boolean {
	return readField(findSettings(entries), ['sample']) !== false;
}

/** The same, read before the content is checked. */
export function readIsSample(): boolean {
	return readField(readSettings(), ['sample']) !== false;
}

/** What the author keeps of the sample on purpose: folders and files of the content, without `.json` and `.mdx`. */
export function findKept(entries: readonly Entry[]): string[] {
	const kept = readField(findSettings(entries), ['keep']);
	return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string') : [];
}

/** The entries of the author: all but those of the sample, which are kept on purpose; none as long as all is the sample. */
export function listOwnEntries(entries: readonly Entry[]): Entry[] {
	if (isSample(entries)) return [];
	const kept = findKept(entries);
	return entries.filter(({ file }) => !isKept(file, kept));
}

/** @example isKept('slides/01-linen.json', ['slides']) // true */
export function isKept(file: string, kept: readonly string[]): boolean {
	const path = file.replace(/\.(json|mdx)$/, '');
	return kept.some((name) => path === name || path.startsWith(`${name}/`));
}

/** The parts of the site that the author leaves out, read before the content is checked. */
export function readLeftOutParts(): SitePart[] {
	return toParts(readSettings());
}

/** The same of content that is in memory. */
export function findLeftOutParts({ texts }: Pick<ContentTree, 'texts'>): SitePart[] {
	return toParts(parseSettings(texts.get('site/site.json')));
}

/** All built-in languages, if the settings name none. */
function toLanguages(settings: unknown): Locale[] {
	const tags = toLanguageTags(settings);
	return tags.length === 0 ? [...builtInLocales] : tags.map((tag) => tag as Locale);
}

function toParts(settings: unknown): SitePart[] {
	const named = readField(settings, ['leaveOut']);
	return Array.isArray(named) ? sitePartIds.filter((part) => named.includes(part)) : [];
}

function toTools(settings: unknown): readonly ToolId[] {
	return chooseTools(readField(settings, ['extra']));
}

/** Nothing of a file that cannot be read: the check of the content reports it. */
function readSettings(): unknown {
	return parseSettings(readIfThere('src/content/site/site.json'));
}

function parseSettings(text: string | undefined): unknown {
	return text === undefined ? undefined : parseJson(text);
}

function findSettings(entries: readonly Entry[]): unknown {
	return entries.find(({ collection }) => collection === 'site')?.value;
}
