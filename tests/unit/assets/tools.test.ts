import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { largeTools } from '#tools/hub-groups.ts';
import { registry, toHub } from '#tools/registry.ts';
import { moments } from '../../../assets/tools/moments.ts';
import { tiles } from '../../../assets/tools/tiles.ts';

const folder = 'src/content/projects';
const projects = readdirSync(folder).map((file) => ({
	id: file.replace('.json', ''),
	...JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
}));

test('every project that can be tried on this site is photographed for its cover', () => {
	const own = projects.filter(({ demo }) => demo?.startsWith('/')).map(({ id }) => id);
	const covered = moments.filter(({ name }) => name === 'cover').map(({ project }) => project);
	expect(covered.sort()).toEqual(own.sort());
});

test('a cover that is photographed is there in both themes and named by its project', () => {
	for (const { project } of moments.filter(({ name }) => name === 'cover')) {
		const { cover } = projects.find(({ id }) => id === project) ?? {};
		expect(cover?.picture).toBe(`projects/${project}/cover.webp`);
		expect(cover?.dark).toBe(`projects/${project}/cover-dark.webp`);
		expect(existsSync(`src/assets/${cover?.dark}`)).toBe(true);
	}
});

test('a moment shows the page of its project', () => {
	for (const { project, path } of moments) {
		const { demo } = projects.find(({ id }) => id === project) ?? {};
		const page = demo === '/about' ? '/' : demo;
		expect(path.startsWith(page), `${project}: ${path}`).toBe(true);
	}
});

test('every tool is photographed on its own page for the hubs, in both themes and embroidered', () => {
	const tools = registry.map(({ id }) => id).filter((id) => !toHub(id));
	expect(tiles.map(({ tool }) => tool).sort()).toEqual(tools.toSorted());
	for (const { tool, path } of tiles) {
		expect(path).toBe(`/extra/${tool}`);
		for (const version of ['', '-dark', '.stitch'])
			expect(existsSync(`src/assets/tools/${tool}${version}.webp`), tool + version).toBe(true);
	}
});

test('a tool that is shown twice as wide is photographed so', () => {
	const wide = tiles.filter((tile) => tile.wide).map(({ tool }) => tool);
	expect(wide.sort()).toEqual(largeTools.toSorted());
});
