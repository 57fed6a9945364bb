import { globSync, readFileSync } from 'node:fs';
import { chooseTools, toolIds, toolList, tools } from '#tools/tool-list.ts';
import { hasTools } from './has-tools.ts';

test('without a setting there are all tools, and none if Extra is left out', () => {
	expect(chooseTools(undefined)).toEqual(toolIds);
	expect(chooseTools(true)).toEqual(toolIds);
	expect(chooseTools(false)).toEqual([]);
	expect(chooseTools([])).toEqual([]);
});

test.runIf(hasTools('weather', 'graphics/cube'))('a tool brings the hub that links to it', () => {
	const chosen = ['weather', 'graphics', 'graphics/cube'];
	expect(chooseTools(['graphics/cube', 'weather'])).toEqual(chosen);
});

test.runIf(hasTools('ai/picsum', 'ai/pixabay'))(
	'a hub brings its tools, or those that are named beside it',
	() => {
		expect(chooseTools(['ai'])).toEqual(['ai', 'ai/picsum', 'ai/pixabay']);
		expect(chooseTools(['ai', 'ai/picsum'])).toEqual(['ai', 'ai/picsum']);
	},
);

test('every folder with a tool.ts is in the index, in the order of its place', () => {
	const folders = globSync('src/tools/**/tool.ts').map((file) => file.slice(10, -8));
	expect(toolList.map(({ folder }) => folder).sort()).toEqual(folders.sort());
	const places = toolList.filter(({ id }) => !id.includes('/')).map(({ place }) => place);
	expect(places).toEqual(places.toSorted((one, other) => one - other));
	const hubsOfTools = toolIds.filter((id) => id.includes('/')).map((id) => id.split('/')[0]);
	expect([...new Set(hubsOfTools)]).toEqual(
		toolIds.filter((id) => hubsOfTools.some((hub) => hub === id)),
	);
});

test('a contract names what its tool stores, and nothing else', () => {
	const saves = /(?:saved[A-Z]\w+|create(?:Record|Picture)Store)(?:<[^(]*>)?\(\s*'([^']+)'/g;
	const files = globSync(['src/tools/**/*.ts', 'src/live/*.ts']);
	const code = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
	for (const { file, text } of code) {
		const own = tools.filter(({ folder }) => file.startsWith(`src/tools/${folder.split('/')[0]}/`));
		const named = own.flatMap(({ stores }) => stores);
		if (own.length === 0) continue;
		for (const [, key] of text.matchAll(saves)) expect(named, file).toContain(key);
	}
	const rest = code
		.filter(({ file }) => !file.endsWith('/tool.ts'))
		.map(({ text }) => text)
		.join();
	for (const key of tools.flatMap(({ stores }) => stores))
		expect(rest).toMatch(new RegExp(`['\`]${key.split(/[._]/)[0]}`));
});
