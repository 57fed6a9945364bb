import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOfflinePages } from '#build/offline/list-pages.ts';
import type { OfflineList } from '#lib/offline-list.ts';
import { makeFolder } from '../../folder.ts';

const cover =
	'<picture class="cover-dark"><source type="image/avif" srcset="/vzir/_astro/night.D.avif"><img src="/vzir/_astro/night.W.webp"></picture>';
const files = {
	'extra.html': `<title>Extra</title>${cover}<p data-offline=/vzir/extra><script src=/vzir/_astro/a.A.js></script>`,
	'uk/extra/todo.html':
		'<title>To-do</title><p data-offline="/vzir/uk/extra/todo" data-frame="/vzir/extra/box">',
	'index.html': '<title>Home</title><p>data-offline="/vzir/"</p><!-- data-offline="/vzir/" -->',
	'_astro/a.A.js': 'import"./b.B.js"',
	'_astro/b.B.js': '',
	'_astro/night.D.avif': '',
	'_astro/night.W.webp': '',
};
const root = makeFolder(files);
let list: OfflineList = { files: [], sizes: [], pages: {} };

beforeAll(async () => {
	list = await listOfflinePages(root, '/vzir');
});

test('a page that names its address is listed, and no other that contains the word', () => {
	expect(Object.keys(list.pages)).toEqual(['/vzir/extra', '/vzir/uk/extra/todo']);
	expect(readFileSync(join(root, 'index.html'), 'utf8')).toBe(files['index.html']);
});

test('what it needs and what it shows besides are addresses below the folder of the site', () => {
	const { needs = [], pictures } = list.pages['/vzir/extra'] ?? {};
	expect(needs.map((place) => list.files[place])).toEqual([
		'/vzir/_astro/a.A.js',
		'/vzir/_astro/b.B.js',
	]);
	expect(pictures?.dark.map((place) => list.files[place])).toEqual(['/vzir/_astro/night.D.avif']);
	expect([pictures?.light, pictures?.stitched]).toEqual([[], []]);
	expect(list.files).toHaveLength(3);
	expect(list.sizes).toEqual([files['_astro/a.A.js'].length, 0, 0]);
});

test('the page that it shows in a frame is named, where there is one', () => {
	expect(list.pages['/vzir/uk/extra/todo']?.frame).toBe('/vzir/extra/box');
	expect(list.pages['/vzir/extra']).not.toHaveProperty('frame');
});
