import { expect, test } from 'vitest';
import { getToolGroups } from '#tools/hub-groups.ts';
import { registry, toHub } from '#tools/registry.ts';
import { hasTools } from './has-tools.ts';

test('the hub of Extra shows every tool but the hubs once', () => {
	const shown = getToolGroups('en').flatMap(({ tools }) => tools.map(({ id }) => id));
	const tools = registry.map(({ id }) => id).filter((id) => !toHub(id));
	expect(shown.toSorted()).toEqual(tools.toSorted());
});

test('the hub of Extra leads to every hub below it', () => {
	const paths = getToolGroups('en').flatMap(({ path }) => path ?? []);
	const hubs = registry.filter(({ id }) => toHub(id)).map(({ id }) => `/extra/${id}`);
	expect(paths.toSorted()).toEqual(hubs.toSorted());
});

test.runIf(hasTools('calculator', 'graphics/cube'))(
	'a search for graphics finds the cubes too',
	() => {
		const cubes = getToolGroups('uk').find(({ title }) => title === 'Куби');
		expect(cubes?.also).toEqual(expect.arrayContaining(['Cubes', 'Графіка', 'Graphics']));
		const [everyday] = getToolGroups('uk');
		expect(everyday?.also).toEqual(['Everyday', 'Uso diario']);
	},
);
