import type { Locale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';

/**
 * Every tool once: its address under `/extra/`, the hub it stands in, and whether it can be used
 * yet. Hubs, menu, titles and sitemap are made from this list. Order is that of the hubs.
 */
export const registry = [
	{ id: 'calculator', hub: 'extra', ready: true },
	{ id: 'todo', hub: 'extra', ready: true },
	{ id: 'notes', hub: 'extra', ready: true },
	{ id: 'weather', hub: 'extra', ready: true },
	{ id: 'rates', hub: 'extra', ready: true },
	{ id: 'cryptocur', hub: 'extra', ready: true },
	{ id: 'tasks', hub: 'extra', ready: true },
	{ id: 'graphics', hub: 'extra', ready: true },
	{ id: 'games', hub: 'extra', ready: true },
	{ id: 'ai', hub: 'extra', ready: true },
	{ id: 'tasks/palindrome', hub: 'tasks', ready: true },
	{ id: 'tasks/fizzbuzz', hub: 'tasks', ready: true },
	{ id: 'tasks/anagram', hub: 'tasks', ready: true },
	{ id: 'tasks/findvowels', hub: 'tasks', ready: true },
	{ id: 'tasks/fibonacci', hub: 'tasks', ready: true },
	{ id: 'graphics/cube', hub: 'graphics', ready: true },
	{ id: 'graphics/cubejs', hub: 'graphics', ready: true },
	{ id: 'graphics/cube3d', hub: 'graphics', ready: true },
	{ id: 'graphics/creep3d', hub: 'graphics', ready: true },
	{ id: 'graphics/configurator3d', hub: 'graphics', ready: true },
	{ id: 'graphics/couture3d', hub: 'graphics', ready: true },
	{ id: 'games/memory', hub: 'games', ready: true },
	{ id: 'ai/picsum', hub: 'ai', ready: true },
	{ id: 'ai/pixabay', hub: 'ai', ready: true },
] as const satisfies readonly { id: string; hub: Hub; ready: boolean }[];

export type ToolId = (typeof registry)[number]['id'];
export type Hub = 'extra' | 'tasks' | 'graphics' | 'games' | 'ai';

export interface Tool {
	id: ToolId;
	/** Path of the page without its language. */
	path: string;
	title: string;
	purpose: string;
	/** False while the tool is being built: its page then says so. */
	ready: boolean;
}

/** The tools of a hub in one language. */
export function getTools(locale: Locale, hub: Hub): Tool[] {
	return registry
		.filter((entry) => entry.hub === hub)
		.map(({ id, ready }) => ({ id, path: `/extra/${id}`, ready, ...extra[locale].tools[id] }));
}

/** The hub whose page a tool's page is, for example `graphics`; most tools are no hub. */
export function toHub(id: ToolId): Hub | undefined {
	return registry.find((entry) => entry.hub === id)?.hub;
}

/** Hubs with a page file of their own. */
const ownHubs: readonly ToolId[] = ['tasks'];

/** Hubs, and tools that have no page of their own yet: one page file serves them all. */
export function listSharedPages(): ToolId[] {
	return registry
		.filter(({ id, ready }) => !ready || (toHub(id) !== undefined && !ownHubs.includes(id)))
		.map(({ id }) => id);
}

/** The pages of Extra that are worth finding, for the sitemap: its hub, the login, and what can be used. */
export function listReadyPaths(): string[] {
	const tools = registry.filter(({ ready }) => ready).map(({ id }) => `/extra/${id}`);
	return ['/extra', '/extra/login', ...tools];
}

/** The page one step up. @example toParentPath('games/memory') // '/extra/games' */
export function toParentPath(id: ToolId): string {
	return id.includes('/') ? `/extra/${id.split('/')[0]}` : '/extra';
}
