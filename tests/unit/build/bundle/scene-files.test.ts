import { findSceneFiles, toRequests } from '#build/bundle/scene-files.ts';
import { scanHtml } from '#build/html/scan.ts';

const files: Record<string, string> = {
	'client.a.js': 'export const a=1',
	'Cube3d.a.js':
		'import{a}from"./client.a.js";a(()=>import("./mount.a.js"),()=>import(`./pdf.a.js`))',
	'mount.a.js': 'import"./Studio.a.js";import"./client.a.js"',
	'Studio.a.js': 'import"./three.core.a.js"',
	'three.core.a.js': '',
	'Todo.a.js': 'import"./client.a.js";import("./pdf.a.js")',
};

const find = (html: string) =>
	findSceneFiles(scanHtml(html), async (name) => {
		const code = files[name];
		if (code === undefined) throw new Error(`${name} is not needed`);
		return code;
	});

const island = (name: string, client: string) =>
	`<astro-island client="${client}" component-url="/vzir/_astro/${name}.a.js" renderer-url="/vzir/_astro/client.a.js"></astro-island>`;

test('the files of a scene are those of its island and of what it mounts, once each', async () => {
	expect((await find(island('Cube3d', 'load'))).toSorted()).toEqual(
		['Cube3d', 'Studio', 'client', 'mount', 'three.core'].map((name) => `${name}.a.js`),
	);
});

test('a scene that is in a group of scripts is found by the name of the group', async () => {
	const read = async (name: string) =>
		name === 'Tool.a.js' ? 'import("./mount-couture.a.js")' : '';
	const html = '<astro-island client="load" component-url="/_astro/Tool.a.js"></astro-island>';
	expect(await findSceneFiles(scanHtml(html), read)).toEqual(['Tool.a.js', 'mount-couture.a.js']);
});

test('a page without a scene, or whose scene waits until it is reached, requests nothing', async () => {
	expect(await find(island('Todo', 'load'))).toEqual([]);
	expect(await find(island('Cube3d', 'reach'))).toEqual([]);
	expect(await find('<p>a</p>')).toEqual([]);
	expect(toRequests([], '/_astro/')).toBe('');
});
