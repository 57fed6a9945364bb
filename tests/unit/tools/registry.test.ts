import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { getTools, registry, toHub, toParentPath } from '#tools/registry.ts';

const hubs = ['extra', 'tasks', 'graphics', 'games', 'ai'] as const;

test('every tool is there once', () => {
	expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
});

test('a tool is in the hub that its address names', () => {
	for (const { id, hub } of registry) {
		expect(hub).toBe(id.includes('/') ? id.split('/')[0] : 'extra');
	}
});

test('every hub is a tool of the workshop, so that its page is reached', () => {
	const shown = getTools('en', 'extra').map(({ id }) => id as string);
	expect(shown).toEqual(expect.arrayContaining(hubs.slice(1)));
});

test('the page of a hub is known from its tool, other tools are no hub', () => {
	expect(toHub('graphics')).toBe('graphics');
	expect(toHub('calculator')).toBeUndefined();
	expect(toHub('graphics/cube3d')).toBeUndefined();
});

test('the page one step up is the hub, or the workshop itself', () => {
	expect(toParentPath('games/memory')).toBe('/extra/games');
	expect(toParentPath('games')).toBe('/extra');
	expect(toParentPath('calculator')).toBe('/extra');
});

test.each(locales)('in "%s" each tool has an address, a title and a purpose', (locale) => {
	const tools = hubs.flatMap((hub) => getTools(locale, hub));
	expect(tools).toHaveLength(registry.length);
	const wordless = registry.filter(({ id }) => !Object.hasOwn(extra[locale].tools, id));
	expect(wordless.map(({ id }) => toMissing(locale, id))).toEqual([]);
	for (const { id, path, title, purpose } of tools) {
		expect(path).toBe(`/extra/${id}`);
		expect(title, id).not.toBe('');
		expect(purpose, `${id} has a purpose that ends as a sentence`).toMatch(/[.?]$/);
	}
	expect(new Set(tools.map(({ title }) => title)).size).toBe(tools.length);
});

test.each(locales)('in "%s" there are words for tools only', (locale) => {
	const ids: readonly string[] = registry.map(({ id }) => id);
	expect(Object.keys(extra[locale].tools).filter((key) => !ids.includes(key))).toEqual([]);
});

function toMissing(locale: Locale, id: string): string {
	return `${id} has no words in ${locale}`;
}

describe('a site with a few tools', () => {
	afterEach(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});

	async function choose(tools: readonly string[]) {
		vi.resetModules();
		vi.stubEnv('SITE_TOOLS', tools.join());
		const chosen = await import('#tools/registry.ts');
		return {
			...chosen,
			...(await import('#tools/hub-groups.ts')),
			...(await import('#tools/tasks/list-tasks.ts')),
		};
	}

	test('has them, their hubs, and groups that are not empty', async () => {
		const site = await choose(['notes', 'tasks/anagram']);
		expect(site.getTools('en', 'extra').map(({ id }) => id)).toEqual(['notes', 'tasks']);
		expect(site.listTasks()).toEqual(['anagram']);
		expect(site.listSharedHubs()).toEqual([]);
		expect(site.countTools()).toBe(2);
		const groups = site.getToolGroups('en').map(({ tools }) => tools.map(({ id }) => id));
		expect(groups).toEqual([['notes'], ['tasks/anagram']]);
		expect(site.listExtraPaths()).toEqual([
			'/extra',
			'/extra/login',
			'/extra/notes',
			'/extra/tasks',
			'/extra/tasks/anagram',
		]);
	});

	test('that need a connection keeps no page without one', async () => {
		const site = await choose(['weather']);
		expect(site.localTools).toEqual([]);
		expect(site.worksOffline('/extra')).toBe(false);
		expect((await choose(['notes'])).worksOffline('/extra')).toBe(true);
	});

	test('or with none has no page of Extra', async () => {
		const site = await choose([]);
		expect(site.hasExtra()).toBe(false);
		expect(site.listExtraPaths()).toEqual([]);
		expect(site.countTools()).toBe(0);
	});
});
