import { ReachedFiles } from '#build/offline/reached-files.ts';
import { makeFolder } from '../../folder.ts';

const files = {
	'start.AA-1.js': 'import"./part.DD.js";const later=()=>import("./late.EE.js")',
	'part.DD.js': 'import"./start.AA-1.js"',
	'mount.JJ.js': 'import{a}from"./three.HH.js";import"./pose.KK.js"',
	'pose.KK.js': 'export const pose=1',
	'late.EE.js':
		'import("./mount.JJ.js");preload`three.HH.js`;export const picture="/_astro/fruit.FF.svg",gone="./missing.GG.js"',
	'logo.B_2.svg': '<svg/>',
	'fruit.FF.svg': '<svg/>',
	'font.CC.woff2': 'font',
	'three.HH.js': 'export default 3',
};

test('a page reaches what it names and what that names, now or later, but no 3D scene and nothing of other pages', async () => {
	const reached = await ReachedFiles.in(makeFolder(files));
	const page =
		'<script type="module" src="/_astro/start.AA-1.js"></script><img src="/_astro/logo.B_2.svg">';
	expect((await reached.from(page)).toSorted()).toEqual([
		'fruit.FF.svg',
		'late.EE.js',
		'logo.B_2.svg',
		'part.DD.js',
		'start.AA-1.js',
	]);
	const styled = '<style>@font-face{src:url(/_astro/font.CC.woff2)}</style>';
	expect(await reached.from(styled)).toEqual(['font.CC.woff2']);
});
