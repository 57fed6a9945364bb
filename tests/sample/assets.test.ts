import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry, type ToolId } from '#tools/registry.ts';
import { readPapers } from '../../assets/drawn/documents/paper.ts';
import { findOutdated } from '../../assets/drawn/documents/printed.ts';
import { measureFile, readSteps, root } from '../../scripts/assets/manifest.ts';

/** Assets of tools that may still be being built: checked as soon as the tool is there. */
const shownBy: Record<string, readonly ToolId[]> = {
	'src/assets/marks/fruits/': ['games/memory'],
	'src/assets/posters/couture': ['graphics/couture3d'],
	'src/assets/posters/configurator': ['graphics/configurator3d'],
	'src/assets/posters/cube3d': ['graphics/cube3d'],
	'src/assets/posters/creep3d': ['graphics/creep3d'],
	'public/models/goblet': ['graphics/configurator3d'],
	'public/models/': ['graphics/couture3d'],
	'public/logos/': ['graphics/couture3d'],
	'public/examples/': ['graphics/couture3d'],
	'public/textures/cube': ['graphics/cube3d'],
	'public/textures/orbit': ['graphics/cube3d'],
	'public/textures/goblet': ['graphics/configurator3d'],
	'public/textures/': ['graphics/couture3d', 'graphics/configurator3d'],
};
const madeHere = /^(src\/assets|public)\//;

const steps = readSteps();
const outputs = steps.flatMap((step) => step.outputs);
const words = readText('src');
const code = ['src/tools', 'src/islands', 'src/scenes', 'src/pages', 'src/lib']
	.filter((folder) => existsSync(join(root, folder)))
	.map(readText)
	.join('\n');

test('no file is made by two steps, and no two steps have one name', () => {
	const files = outputs.map(({ file }) => file);
	expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
	expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});

describe.each(steps)('$name', (step) => {
	test('each input is there', () => {
		for (const input of step.inputs) expect(existsSync(join(root, input)), input).toBe(true);
	});

	test('each result has the size in the manifest', async () => {
		for (const output of step.outputs) {
			expect(existsSync(join(root, output.file)), output.file).toBe(true);
			expect(await measureFile(output.file)).toEqual(output);
		}
	});

	test('each result is used by content or code', () => {
		const unused = step.outputs
			.map(({ file }) => file)
			.filter((file) => madeHere.test(file) && isShown(file) && !isUsed(file));
		expect(unused).toEqual([]);
	});
});

test('each picture and model in the folders of the site is made by a step', () => {
	const made = new Set(outputs.map(({ file }) => file));
	const folders = ['src/assets', 'public'];
	const found = folders.flatMap(listFiles).filter((file) => /\.(webp|glb|svg|png|ico)$/.test(file));
	expect(found.filter((file) => !made.has(file))).toEqual([]);
});

test('the contact sheet shows each result; "node scripts/assets-sheet.ts" writes it again', () => {
	const sheet = readFileSync(join(root, 'docs/pictures.md'), 'utf8');
	const missing = outputs.filter(({ file }) => !sheet.includes(`href="../${file}"`));
	expect(missing.map(({ file }) => file)).toEqual([]);
});

test('each document shows the current content', () => {
	expect(
		findOutdated(readPapers()),
		'The content of these documents has changed since their pictures were drawn. "npm run assets -- documents" draws them again.',
	).toEqual([]);
});

function isShown(file: string): boolean {
	const prefix = Object.keys(shownBy).find((start) => file.startsWith(start));
	const tools = prefix && shownBy[prefix];
	return !tools || tools.every((tool) => registry.some(({ id }) => id === tool));
}

function isUsed(file: string): boolean {
	const name = basename(file, extname(file));
	if (file.startsWith('src/assets/documents/')) return hasContent(name);
	if (file.startsWith('src/assets/tools/')) return hasTool(file);
	const path = file.replace(madeHere, '');
	if (words.includes(path) || words.includes(path.replace(/\.\w+$/, ''))) return true;
	if (!Object.keys(shownBy).some((start) => file.startsWith(start))) return false;
	return isNamed(name) || isTakenByFolder(path);
}

/**
 * Tools put names together (`/textures/${cloth}-normal.webp`), so one of these must be in a string of the sources,
 * wherever the tool keeps it: the name, or what it begins with.
 */
function isNamed(name: string): boolean {
	const parts = name.split('-');
	return parts.some((_, index) => {
		const start = parts.slice(0, parts.length - index).join('-');
		return new RegExp(`['"\`/](${start}['"\`.]|${start}-?\\$\\{)`).test(code);
	});
}

/** A glob may take all files of a folder: `assets/posters/*.webp`. */
function isTakenByFolder(path: string): boolean {
	return new RegExp(`${dirname(path)}/[\\w-]*\\*`).test(code);
}

/** A document belongs to the entry of the same name: `java-arrays` to `java/arrays.json`. */
function hasContent(name: string): boolean {
	const [folder = '', ...rest] = name.split('-');
	const entry = `${rest.join('-')}.json`;
	return ['certificates', 'diplomas']
		.map((collection) => `src/content/${collection}/${folder}/${entry}`)
		.concat(`src/content/${folder}s/${entry}`)
		.some((path) => existsSync(join(root, path)));
}

/** The hubs show each tool in three versions. */
function hasTool(file: string): boolean {
	const path = file.replace(/(-dark|\.stitch)?\.webp$/, '');
	return registry.some(({ id }) => path === `src/assets/tools/${id}`);
}

/** All that is written in a folder, of whatever kind; pictures are left out. */
function readText(folder: string): string {
	return listFiles(folder)
		.filter((file) => /\.(ts|tsx|astro|json|mdx|css)$/.test(file))
		.map((file) => readFileSync(join(root, file), 'utf8'))
		.join('\n');
}

function listFiles(folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
