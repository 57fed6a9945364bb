import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
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

test('without any tool Extra has no page', () => {
	for (const page of ['rates', 'tasks/index', 'tasks/[task]', 'login', '[...tool]'])
		expect(load([], `${folder}/${page}.astro`), page).toContain('return [];');
});

test('every page file of Extra can be left out', () => {
	const pages = readdirSync('src/pages/[...locale]/extra', { recursive: true, encoding: 'utf8' });
	const files = pages.filter((file) => file.endsWith('.astro'));
	expect(files.length).toBeGreaterThan(15);
	for (const file of files) expect(load([], `${folder}/${file}`), file).toContain('return [];');
});

test('a file goes with the last tool that loads it', () => {
	expect(isOfLeftOutTool('models/mens-shirt-1.glb', [])).toBe(true);
	expect(isOfLeftOutTool('models/mens-shirt-1.glb', ['graphics/couture3d'])).toBe(false);
	expect(isOfLeftOutTool('models/goblet.glb', ['graphics/couture3d'])).toBe(true);
	expect(isOfLeftOutTool('fonts/onest-outlines.json', ['rates'])).toBe(false);
	expect(isOfLeftOutTool('fonts/onest-outlines.json', ['todo'])).toBe(true);
	expect(isOfLeftOutTool('projects.html', [])).toBe(false);
	expect(isOfLeftOutTool('assets/iq/report-en.pdf', [])).toBe(false);
});

test('every model, texture, light and logo belongs to a tool', () => {
	const files = ['models', 'textures', 'light', 'logos'].flatMap((name) =>
		readdirSync(`public/${name}`).map((file) => `${name}/${file}`),
	);
	expect(files.filter((file) => !isOfLeftOutTool(file, []))).toEqual([]);
	expect(files.filter((file) => isOfLeftOutTool(file, toolIds))).toEqual([]);
});
