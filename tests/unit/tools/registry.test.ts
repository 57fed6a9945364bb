import { locales } from '#i18n/locales.ts';
import { getTools, type Hub, registry, toParentPath } from '#tools/registry.ts';
import { hubs } from '#tools/tool-list.ts';
import { hasTools } from './has-tools.ts';

const allHubs: readonly Hub[] = ['extra', ...hubs.map(({ id }) => id)];

test('a tool is in the hub that its address names', () => {
	for (const { id, hub } of registry) {
		expect(hub).toBe(id.includes('/') ? id.split('/')[0] : 'extra');
	}
});

test('the page one step up is the hub, or the workshop itself', () => {
	for (const { id, hub } of registry)
		expect(toParentPath(id)).toBe(hub === 'extra' ? '/extra' : `/extra/${hub}`);
});

test.each(locales)('in "%s" each tool has an address, a title and a purpose', (locale) => {
	const tools = allHubs.flatMap((hub) => getTools(locale, hub));
	expect(tools).toHaveLength(registry.length);
	for (const { id, path, title, purpose } of tools) {
		expect(path).toBe(`/extra/${id}`);
		expect(title, id).not.toBe('');
		expect(purpose, `${id} has a purpose that ends as a sentence`).toMatch(/[.?]$/);
	}
	expect(new Set(tools.map(({ title }) => title)).size).toBe(tools.length);
});

describe.runIf(hasTools('todo', 'weather', 'tasks/anagram'))('a site with a few tools', () => {
	afterEach(() => {
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
		const site = await choose(['todo', 'tasks/anagram']);
		expect(site.getTools('en', 'extra').map(({ id }) => id)).toEqual(['todo', 'tasks']);
		expect(site.listTasks()).toEqual(['anagram']);
		expect(site.listSharedHubs()).toEqual([]);
		expect(site.countTools()).toBe(2);
		const groups = site.getToolGroups('en').map(({ tools }) => tools.map(({ id }) => id));
		expect(groups).toEqual([['todo'], ['tasks/anagram']]);
		expect(site.listExtraPaths()).toEqual([
			'/extra',
			'/extra/login',
			'/extra/todo',
			'/extra/tasks',
			'/extra/tasks/anagram',
		]);
	});

	test('that need a connection keeps no page without one', async () => {
		const site = await choose(['ai/picsum']);
		expect(site.localTools).toEqual([]);
		expect(site.worksOffline('/extra')).toBe(false);
		expect((await choose(['todo'])).worksOffline('/extra')).toBe(true);
	});
});
