import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { getTools, registry, toHub, toParentPath } from '#tools/registry.ts';

const hubs = ['extra', 'tasks', 'graphics', 'games', 'ai'] as const;

/** The routes of the specification below `/extra`. */
const routes = [
	'calculator',
	'todo',
	'notes',
	'weather',
	'rates',
	'cryptocur',
	'tasks',
	'tasks/palindrome',
	'tasks/fizzbuzz',
	'tasks/anagram',
	'tasks/findvowels',
	'tasks/fibonacci',
	'graphics',
	'graphics/cube',
	'graphics/cubejs',
	'graphics/cube3d',
	'graphics/creep3d',
	'graphics/configurator3d',
	'graphics/couture3d',
	'games',
	'games/memory',
	'ai',
	'ai/picsum',
	'ai/pixabay',
];

test('every route of the specification is a tool, and nothing else is', () => {
	expect(registry.map(({ id }) => id as string).sort()).toEqual([...routes].sort());
});

test('every tool is there once', () => {
	expect(new Set(registry.map(({ id }) => id)).size).toBe(registry.length);
});

test('the hub of the workshop links to ten tools, in the order of the specification', () => {
	expect(getTools('en', 'extra').map(({ id }) => id)).toEqual([
		'calculator',
		'todo',
		'notes',
		'weather',
		'rates',
		'cryptocur',
		'tasks',
		'graphics',
		'games',
		'ai',
	]);
});

test('the hubs below it have five tasks, six demos, one game and two randomizers', () => {
	const counts = hubs.slice(1).map((hub) => getTools('en', hub).length);
	expect(counts).toEqual([5, 6, 1, 2]);
});

test('a tool stands in the hub that its address names', () => {
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
	for (const { id, path, title, purpose } of tools) {
		expect(path).toBe(`/extra/${id}`);
		expect(title, id).not.toBe('');
		expect(purpose, id).toMatch(/[.?]$/);
	}
	expect(new Set(tools.map(({ title }) => title)).size).toBe(tools.length);
});

test('there are words for every tool and for nothing else', () => {
	for (const locale of locales) {
		expect(Object.keys(extra[locale].tools).sort()).toEqual([...routes].sort());
	}
});
