import { expect, test } from 'vitest';
import { getTools } from '#tools/registry.ts';

test.each([
	['extra', 'calculator todo notes weather rates cryptocur tasks graphics games ai'],
	['tasks', 'palindrome fizzbuzz anagram findvowels fibonacci'],
	['graphics', 'cube cubejs cube3d creep3d configurator3d couture3d'],
	['games', 'memory'],
	['ai', 'picsum pixabay'],
] as const)('the hub %s has the tools of the specification', (hub, names) => {
	const ids = getTools('en', hub).map(({ id }) => id.replace(`${hub}/`, ''));
	expect(ids).toEqual(expect.arrayContaining(names.split(' ')));
});
