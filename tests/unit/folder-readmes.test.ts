import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mayImport } from '../../scripts/layers/rules.ts';

const folders = readdirSync('src', { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

describe.each(folders)('the README of src/%s', (folder) => {
	const text = readGuide(folder);

	test('has at most 15 lines', () => {
		expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
	});

	test('names the folders that it may import', () => {
		const allowed = (mayImport[folder]?.from ?? []).filter((name) => folders.includes(name));
		const named = listFolders(findSentence(text, /May import|Imports/));
		expect(named.filter((name) => name !== folder)).toEqual(allowed.sort());
	});

	test('names the folders that may import it', () => {
		const importers = folders.filter((other) => mayImport[other]?.from.includes(folder));
		const sentence = findSentence(text, /Imported by/);
		expect(/by every folder/.test(sentence) ? importers : listFolders(sentence)).toEqual(
			importers.sort(),
		);
		if (/by every folder/.test(sentence)) {
			const others = Object.keys(mayImport).filter((name) => folders.includes(name));
			expect([...importers, folder].sort()).toEqual(others.sort());
		}
	});
});

/** Astro would make a page of `src/pages/README.md`. */
function readGuide(folder: string): string {
	const [file] = ['README.md', '_README.md']
		.map((name) => `src/${folder}/${name}`)
		.filter((path) => existsSync(path));
	return file === undefined ? '' : readFileSync(file, 'utf8');
}

/** From its first words to its full stop; names of files have a full stop, too. */
function findSentence(text: string, start: RegExp): string {
	const flat = text.replaceAll('\n', ' ');
	return new RegExp(`(?:${start.source}).*?[.;](?= |$)`).exec(flat)?.[0] ?? '';
}

/** The folders of `src` that a sentence names, in alphabetical order. */
function listFolders(sentence: string): string[] {
	const words: readonly string[] = sentence.match(/[\w-]+/g) ?? [];
	return folders.filter((folder) => words.includes(folder)).sort();
}
