import { globSync, readFileSync } from 'node:fs';
import { registry } from '#tools/registry.ts';
import { tools } from '#tools/tool-list.ts';

test.each([
	['extra', 'calculator todo notes weather rates cryptocur tasks graphics games ai'],
	['tasks', 'palindrome fizzbuzz anagram findvowels fibonacci'],
	['graphics', 'cube cubejs cube3d creep3d configurator3d couture3d'],
	['games', 'memory'],
	['ai', 'picsum pixabay'],
])('the hub %s has the tools of the specification', (name, names) => {
	const ids = registry
		.filter(({ hub }) => hub === name)
		.map(({ id }) => id.replace(`${name}/`, ''));
	expect(ids).toEqual(expect.arrayContaining(names.split(' ')));
});

test('what shared code stores is named by a tool', () => {
	const named = tools.flatMap(({ stores }) => stores);
	const keys = globSync(['src/tools/{design,ticker}/*.ts', 'src/live/*.ts']).flatMap((file) =>
		[
			...readFileSync(file, 'utf8').matchAll(/(?:saved[A-Z]\w+|view)(?:<[^(]*>)?\(\s*'([^']+)'/g),
		].map(([, key]) => key),
	);
	expect(keys).toContain('cryptosCreepView3d');
	expect(named).toEqual(expect.arrayContaining(keys));
});
