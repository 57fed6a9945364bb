import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tools } from '#tools/tool-list.ts';
import { moments } from '../../assets/tools/moments.ts';

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

test('a tool that has a picture for the hubs has it in both themes', () => {
	for (const { id } of tools.filter((tool) => existsSync(`src/assets/tools/${tool.id}.webp`)))
		expect(existsSync(`src/assets/tools/${id}-dark.webp`), id).toBe(true);
});
