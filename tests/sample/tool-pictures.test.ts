import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tools } from '#tools/tool-list.ts';
import { layPieces } from '../../assets/tools/lay-pieces.ts';
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

test('the cover of a page without a scene is laid on a ground, as those of clients are, and fills it', () => {
	const scenes = ['couture3d', 'goblet-configurator', 'cube3d', 'css-cube', 'this-site'];
	const flat = moments.filter(({ name, project }) => name === 'cover' && !scenes.includes(project));
	for (const { project, setting } of flat) {
		const { ground, pieces } = setting ?? {};
		expect([project, ground?.light === ground?.dark]).toEqual([project, false]);
		const inside = pieces?.filter(
			({ left, top, width, height }) =>
				left < 1920 && top < 1280 && left + width > 0 && top + height > 0,
		);
		expect([project, inside?.length]).toEqual([project, pieces?.length]);
		const area = pieces?.reduce((sum, { width, height }) => sum + width * height, 0) ?? 0;
		// Three sheets of notes are the least.
		expect([project, area > 0.3 * 1920 * 1280]).toEqual([project, true]);
	}
});

test('pieces lie where they are placed, over their shadow, also where they leave the picture', async () => {
	const white = await sharp({
		create: { width: 300, height: 200, channels: 3, background: '#fff' },
	})
		.png()
		.toBuffer();
	const piece = { left: -150, top: 400, width: 600, height: 400 };
	const picture = await layPieces('#1b43a8', [
		{ piece: { ...piece, turn: 90 }, picture: white },
		{ piece: { ...piece, left: 1200 }, picture: white },
	]);
	const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
	expect([info.width, info.height]).toEqual([1920, 1280]);
	expect(at(1500, 600)).toEqual([255, 255, 255]);
	// Turned, it is as wide as it was high.
	expect(at(400, 600)).not.toEqual([255, 255, 255]);
	expect(at(150, 320)).toEqual([255, 255, 255]);
	const [shaded = 0] = at(1500, 830);
	const [lit = 0] = at(1500, 300);
	expect(shaded).toBeLessThan(lit);
});

test('a moment shows the page of its project', () => {
	for (const { project, path } of moments) {
		const { demo } = projects.find(({ id }) => id === project) ?? {};
		const page = demo === '/about' ? '/' : demo;
		expect(path.startsWith(page), `${project}: ${path}`).toBe(true);
	}
});

test('a tool that has a picture for the hubs has it in both themes and embroidered', () => {
	for (const { id } of tools.filter((tool) => existsSync(`src/assets/tools/${tool.id}.webp`)))
		for (const version of ['', '-dark', '.stitch'])
			expect(existsSync(`src/assets/tools/${id}${version}.webp`), id + version).toBe(true);
});
