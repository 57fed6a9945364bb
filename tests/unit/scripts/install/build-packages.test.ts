import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listImports } from '../../../../scripts/layers/imports.ts';

const { devDependencies }: { devDependencies: object } = JSON.parse(
	readFileSync('package.json', 'utf8'),
);
const forDevelopment = Object.keys(devDependencies);

/** What an author runs, apart from the development server and its forms. */
const commands = [
	'check-content',
	'content-docs',
	'content-report',
	'deploy-files',
	'import',
	'init',
	'new',
	'serve',
	'write-json-schemas',
].map((name) => `scripts/${name}.ts`);

/** Loaded only by the development server: scripts/admin/integration.ts. */
const ofDevelopment = ['scripts/admin/handler.ts'];

/** The given files and all that they import, except in `src`. */
function followImports(entries: readonly string[]): Set<string> {
	const files = new Set(entries);
	for (const file of files) {
		for (const { from, typeOnly } of listImports(file, readFileSync(file, 'utf8'))) {
			const path = join(dirname(file), from).replaceAll('\\', '/');
			if (typeOnly || !from.startsWith('.') || !/\.(ts|js|mjs)$/.test(path)) continue;
			if (!path.startsWith('src/') && !ofDevelopment.includes(path)) files.add(path);
		}
	}
	return files;
}

/** Where files load a package that an installation without those for development does not have. */
function findMissing(files: Iterable<string>): string[] {
	return [...files].flatMap((file) => {
		const text = readFileSync(file, 'utf8');
		const isNamed = forDevelopment.some((name) => text.includes(`'${name}`));
		// To read the imports of all files would take seconds.
		if (!isNamed) return [];
		return listImports(file, text)
			.filter(({ from, typeOnly }) => !typeOnly && forDevelopment.includes(toPackage(from)))
			.map(({ from, line }) => `${file}:${line} loads ${from}`);
	});
}

/** @example toPackage('@astrojs/react/client.js') // '@astrojs/react' */
function toPackage(path: string): string {
	return path
		.split('/')
		.slice(0, path.startsWith('@') ? 2 : 1)
		.join('/');
}

test('a build loads only packages that are installed without those for development', () => {
	const settings = followImports(['astro.config.mjs']);
	expect([...settings]).toContain('scripts/content/prose-node.ts');
	const pages = globSync('src/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'));
	expect(findMissing([...settings, ...pages])).toEqual([]);
});

test('so do the commands of an author', () => {
	expect(findMissing(followImports(commands))).toEqual([]);
});

test('a package that is missing there is found', () => {
	const files = followImports(['scripts/check-layers.ts']);
	expect(findMissing(files)).toContain('scripts/layers/imports.ts:1 loads typescript');
});

test('each font that an author may name in "look" after reading docs/look.md is installed too', () => {
	expect(forDevelopment.filter((name) => name.startsWith('@fontsource'))).toEqual([]);
});
