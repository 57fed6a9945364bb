import { readdirSync } from 'node:fs';
import { isOfLeftOutTool, leftOutTools } from '#build/left-out/left-out-tools.ts';
import { chooseTools, type ToolId, toolIds } from '#tools/tool-list.ts';

const folder = '/home/site/src/pages/[...locale]/extra';

function load(chosen: readonly ToolId[], id: string): unknown {
	const { load } = leftOutTools(chosen);
	if (typeof load !== 'object' || !('handler' in load)) throw new Error('no handler');
	const { handler } = load as { handler: (id: string) => unknown };
	return handler(id);
}

test('the page of a tool that is left out has no address, the others are as they were', () => {
	const chosen = chooseTools(['rates', 'tasks/anagram']);
	expect(load(chosen, `${folder}/todo.astro`)).toContain('return [];');
	expect(load(chosen, `${folder}/graphics/cube.astro`)).toContain('return [];');
	for (const page of ['rates', 'tasks/index', 'tasks/[task]', 'login', '[...tool]'])
		expect(load(chosen, `${folder}/${page}.astro`), page).toBeUndefined();
});

test('every page file of Extra can be left out', () => {
	const pages = readdirSync('src/pages/[...locale]/extra', { recursive: true, encoding: 'utf8' });
	const files = pages.filter((file) => file.endsWith('.astro'));
	expect(files.length).toBeGreaterThan(15);
	for (const file of files) expect(load([], `${folder}/${file}`), file).toContain('return [];');
});

test('every model, texture, light and logo belongs to a tool', () => {
	const files = ['models', 'textures', 'light', 'logos'].flatMap((name) =>
		readdirSync(`public/${name}`).map((file) => `${name}/${file}`),
	);
	expect(files.filter((file) => !isOfLeftOutTool(file, []))).toEqual([]);
	expect(files.filter((file) => isOfLeftOutTool(file, toolIds))).toEqual([]);
});
