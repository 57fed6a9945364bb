import type { Locale } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';

/**
 * Every tool once: its address under `/extra/` and its hub. Hubs, menu, titles and sitemap are made from this list.
 * Order is that of the hubs.
 */
export const registry = [
	{ id: 'calculator', hub: 'extra' },
	{ id: 'todo', hub: 'extra' },
	{ id: 'notes', hub: 'extra' },
	{ id: 'weather', hub: 'extra' },
	{ id: 'rates', hub: 'extra' },
	{ id: 'cryptocur', hub: 'extra' },
	{ id: 'tasks', hub: 'extra' },
	{ id: 'graphics', hub: 'extra' },
	{ id: 'games', hub: 'extra' },
	{ id: 'ai', hub: 'extra' },
	{ id: 'tasks/palindrome', hub: 'tasks' },
	{ id: 'tasks/fizzbuzz', hub: 'tasks' },
	{ id: 'tasks/anagram', hub: 'tasks' },
	{ id: 'tasks/findvowels', hub: 'tasks' },
	{ id: 'tasks/fibonacci', hub: 'tasks' },
	{ id: 'graphics/cube', hub: 'graphics' },
	{ id: 'graphics/cubejs', hub: 'graphics' },
	{ id: 'graphics/cube3d', hub: 'graphics' },
	{ id: 'graphics/creep3d', hub: 'graphics' },
	{ id: 'graphics/configurator3d', hub: 'graphics' },
	{ id: 'graphics/couture3d', hub: 'graphics' },
	{ id: 'games/memory', hub: 'games' },
	{ id: 'ai/picsum', hub: 'ai' },
	{ id: 'ai/pixabay', hub: 'ai' },
] as const satisfies readonly { id: string; hub: string }[];

export type ToolId = (typeof registry)[number]['id'];
export type Hub = (typeof registry)[number]['hub'];

/** Which page file shows a hub: `[...tool].astro`, which several share, or one of its own. */
const hubPages = {
	extra: 'shared',
	tasks: 'own',
	graphics: 'shared',
	games: 'shared',
	ai: 'shared',
} as const satisfies Record<Hub, 'shared' | 'own'>;

export interface Tool {
	id: ToolId;
	/** Path of the page without its language. */
	path: string;
	title: string;
	purpose: string;
}

/** Tools that use nothing but the visitor's browser: they work without a connection. 3D models would be too much to keep. */
const localTools: readonly ToolId[] = [
	'calculator',
	'todo',
	'notes',
	'tasks',
	'tasks/palindrome',
	'tasks/fizzbuzz',
	'tasks/anagram',
	'tasks/findvowels',
	'tasks/fibonacci',
	'graphics/cube',
	'graphics/cubejs',
	'games/memory',
];

/** @example isLocalTool('/extra/todo') // true */
export function isLocalTool(path: string): boolean {
	return localTools.some((id) => path === `/extra/${id}`);
}

/** The tools of a hub in one language. */
export function getTools(locale: Locale, hub: Hub): Tool[] {
	return registry
		.filter((entry) => entry.hub === hub)
		.map(({ id }) => ({ id, path: `/extra/${id}`, ...extra[locale].tools[id] }));
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
	return registry
		.map(({ id }) => id)
		.filter((id) => {
			const hub = toHub(id);
			return hub !== undefined && hubPages[hub] === 'shared';
		});
}

/** The pages of Extra for the sitemap: its hub, the login and every tool. */
export function listExtraPaths(): string[] {
	return ['/extra', '/extra/login', ...registry.map(({ id }) => `/extra/${id}`)];
}

/** The page one step up. @example toParentPath('games/memory') // '/extra/games' */
export function toParentPath(id: ToolId): string {
	return id.includes('/') ? `/extra/${id.split('/')[0]}` : '/extra';
}
