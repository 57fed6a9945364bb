import { expect, test } from 'vitest';
import { chooseTools, toolIds } from '#tools/tool-list.ts';

test('without a setting there are all tools, and none if Extra is left out', () => {
	expect(chooseTools(undefined)).toEqual(toolIds);
	expect(chooseTools(true)).toEqual(toolIds);
	expect(chooseTools(false)).toEqual([]);
	expect(chooseTools([])).toEqual([]);
});

test('a tool brings the hub that links to it', () => {
	expect(chooseTools(['games/memory'])).toEqual(['games', 'games/memory']);
	expect(chooseTools(['graphics/cube', 'weather'])).toEqual([
		'weather',
		'graphics',
		'graphics/cube',
	]);
});

test('a hub brings its tools, or those that are named beside it', () => {
	expect(chooseTools(['ai'])).toEqual(['ai', 'ai/picsum', 'ai/pixabay']);
	expect(chooseTools(['ai', 'ai/picsum'])).toEqual(['ai', 'ai/picsum']);
});

test('a name that no tool has chooses nothing', () => {
	expect(chooseTools(['wether', 7])).toEqual([]);
});
