import { defaultLocale, isBuiltIn, type Locale, toBuiltIn } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { localizePath } from '#i18n/urls.ts';
import type { Words } from './contract.ts';
import { chooseTools, type HubId, hubs, type ToolId, toolList, tools } from './tool-list.ts';

export type { ToolId } from './tool-list.ts';

export type Hub = HubId | 'extra';

/** The tools of this site: those that the author chooses in site.json. The build puts the list here. */
const chosen = chooseTools(import.meta.env?.SITE_TOOLS?.split(','));

/** Every tool of this site once, with its hub. Hubs, menu, titles and sitemap are made from this list. */
export const registry: readonly { id: ToolId; hub: Hub }[] = chosen.map((id) => ({
	id,
	hub: hubs.find((hub) => id.startsWith(`${hub.id}/`))?.id ?? 'extra',
}));

export interface Tool {
	id: ToolId;
	/** Path of the page without its language. */
	path: string;
	title: string;
	/** Of the words, where another language stands in. */
	lang: Locale | undefined;
	purpose: string;
}

const loginPath = '/extra/login';

/** The tools of this site that work without a connection. */
export const localTools: readonly ToolId[] = tools
	.filter(({ id, offline }) => offline && hasTool(id))
	.map(({ id }) => id);

/**
 * Whether a page is kept for use without a connection: local tools, the lists that lead to tools, and the login.
 *
 * @example worksOffline('/extra/todo') // true
 */
export function worksOffline(path: string): boolean {
	if (localTools.length === 0) return false;
	return isList(path) || path === loginPath || localTools.some((id) => path === `/extra/${id}`);
}

/** Search engines show a text of their own instead of a shorter one. */
const shortestDescription = 70;

/** What a tool or a hub does, for search engines; if that is short, how it can be used as well. */
export function toDescription(locale: Locale, id: ToolId): string {
	const { tools, usable } = extra[locale];
	const { purpose } = tools[id];
	if (purpose.length >= shortestDescription) return purpose;
	return `${purpose} ${usable[localTools.includes(id) ? 'offline' : 'online']}`;
}

/** Whether a page leads to tools and is not one itself. @example isList('/extra/games') // true */
export function isList(path: string): boolean {
	return path === '/extra' || registry.some(({ id }) => toHub(id) && path === `/extra/${id}`);
}

/** The tools of a hub in one language. */
export function getTools(locale: Locale, hub: Hub): Tool[] {
	return registry
		.filter((entry) => entry.hub === hub)
		.map(({ id }) => ({
			id,
			path: `/extra/${id}`,
			lang: findLanguage(locale, id),
			...extra[locale].tools[id],
		}));
}

/** The language of a tool’s words if another one stands in for a language that is content. */
export function findLanguage(locale: Locale, id: ToolId): Locale | undefined {
	if (isBuiltIn(locale)) return undefined;
	const { title } = extra[locale].tools[id];
	return [defaultLocale, 'en' as const].find(
		(other) => other !== locale && extra[other].tools[id].title === title,
	);
}

/** The hub whose page a tool's page is, for example `graphics`; most tools are no hub. */
export function toHub(id: ToolId): Hub | undefined {
	return registry.find((entry) => entry.hub === id)?.hub;
}

/** How many tools there are; hubs are not tools. */
export function countTools(): number {
	return registry.filter(({ id }) => !toHub(id)).length;
}

/** The hubs below Extra that one page file shows together. */
export function listSharedHubs(): ToolId[] {
	return hubs.filter(({ id, page }) => page === 'shared' && hasTool(id)).map(({ id }) => id);
}

/** The pages of Extra for the sitemap: its hub, the login and every tool; none if the site has no tools. */
export function listExtraPaths(tools: readonly ToolId[] = chosen): string[] {
	if (tools.length === 0) return [];
	return ['/extra', loginPath, ...tools.map((id) => `/extra/${id}`)];
}

/** Whether the site has tools at all. */
export function hasExtra(): boolean {
	return registry.length > 0;
}

/** @param id also that of a tool whose code is deleted */
export function hasTool(id: string): boolean {
	return chosen.some((one) => one === id);
}

/** The page one step up. @example toParentPath('games/memory') // '/extra/games' */
export function toParentPath(id: ToolId): string {
	return id.includes('/') ? `/extra/${id.split('/')[0]}` : '/extra';
}

/** What else people type when they look for a tool. A language that is content has the English words. */
export function listSearchWords(locale: Locale, id: ToolId): readonly string[] {
	const words = findWords(id);
	const parts = listParts(locale, id).flatMap(([, words]) => words);
	return [...(words?.search[toBuiltIn(locale)] ?? []), ...parts];
}

/** The parts of a tool, each with what people type who look for it. */
export function listParts(locale: Locale, id: ToolId): (readonly [string, readonly string[]])[] {
	const { parts = {} } = findWords(id) ?? {};
	return Object.entries(parts).map(([hash, words]) => [hash, words[toBuiltIn(locale)]]);
}

function findWords(id: ToolId): Words | undefined {
	return toolList.find((tool) => tool.id === id)?.words;
}

/** The address of a tool's page, if the site has it: the owner may not have chosen it, or have deleted its code. */
export function toToolAddress(locale: Locale, id: string): string | undefined {
	return registry.some((tool) => tool.id === id) ? localizePath(locale, `/extra/${id}`) : undefined;
}
