import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseTools, toolIds, toolList, tools } from '#tools/tool-list.ts';

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

test('every folder with a tool.ts is in the index, in the order of its place', () => {
	const folders = globSync('src/tools/**/tool.ts').map((file) => file.slice(10, -8));
	expect(toolList.map(({ folder }) => folder).sort()).toEqual(folders.sort());
	expect(toolIds.slice(0, 2)).toEqual(['calculator', 'todo']);
	expect(toolIds.indexOf('ai/picsum')).toBeGreaterThan(toolIds.indexOf('games/memory'));
});

test('a contract names what its tool stores, and nothing else', () => {
	const saves = /(?:saved[A-Z]\w+|create(?:Record|Picture)Store)(?:<[^(]*>)?\(\s*'([^']+)'/g;
	const files = globSync(['src/tools/**/*.ts', 'src/live/*.ts']);
	const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
	for (const { file, text } of code) {
		const own = tools.filter(({ folder }) => file.startsWith(`src/tools/${folder.split('/')[0]}/`));
		const named = (own.length > 0 ? own : tools).flatMap(({ stores }) => stores);
		for (const [, key] of text.matchAll(saves)) expect(named, file).toContain(key);
	}
	const rest = code
		.filter(({ file }) => !file.endsWith('/tool.ts'))
		.map(({ text }) => text)
		.join();
	for (const key of tools.flatMap(({ stores }) => stores))
		expect(rest).toMatch(new RegExp(`['\`]${key.split(/[._]/)[0]}`));
});
