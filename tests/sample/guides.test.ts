import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { authorFolders } from '../../scripts/content/author-folders.ts';

/** What people read in the repository itself: README, recipes, decisions and the rest of docs. */
const root = join(import.meta.dirname, '../..');
const guides = [
	...readdirSync(root).filter((name) => name.endsWith('.md')),
	...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md'))
		.map((name) => join('docs', name)),
];
const folders = ['src', 'scripts', 'tests', 'docs', 'public', 'assets', 'deploy', 'schemas'];

test.each(guides)('every relative link and picture of %s leads to a file', (guide) => {
	const text = readFileSync(join(root, guide), 'utf8');
	const links = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:href|src)="([^"]+)"/g)]
		.map(([, markdown, html]) => markdown ?? html ?? '')
		.filter((link) => !/^(https?:|mailto:|#)/.test(link));
	const lost = links.filter((link) => {
		const [path = '', heading] = decodeURI(link).split('#');
		const file = join(root, dirname(guide), path);
		return !existsSync(file) || (heading && !readHeadings(file).includes(heading));
	});
	expect(lost).toEqual([]);
});

test.each(guides)('every npm script that %s names is there', (guide) => {
	const text = readFileSync(join(root, guide), 'utf8');
	const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
	const group = Object.keys(manifest.scripts).flatMap((name) => name.match(/^\w+:/)?.[0] ?? []);
	const short = toCode(text).filter((code) =>
		group.some((prefix) => code.startsWith(prefix) && /^[\w:-]+$/.test(code)),
	);
	const lost = [...commands, ...short].filter((name) => !(name in manifest.scripts));
	expect(lost).toEqual([]);
});

/** Folders of content of which the sample has none. */
const emptyFolders = ['src/content/i18n', 'src/content/publications'];

/** Of a file in a folder of the author, the folder; of a folder that the sample does not have, the one around it. */
function toPath(word: string): string {
	if (!authorFolders.some((folder) => word.startsWith(`${folder}/`))) return word;
	return emptyFolders.includes(dirname(word)) ? dirname(dirname(word)) : dirname(word);
}

test.each(guides)('every file and folder that %s names is there', (guide) => {
	const lost = toCode(readFileSync(join(root, guide), 'utf8'))
		.flatMap((code) => code.split(/\s+/))
		.map((word) => word.replace(/^\.\//, ''))
		.filter((word) => folders.some((folder) => word.startsWith(`${folder}/`)))
		// A path with a placeholder, `<tool>` or `*`, is checked up to the placeholder.
		.map((word) => (/[<*{…]/.test(word) ? dirname(word.replace(/[<*{…].*/, 'x')) : word))
		// An author may have no videos, or no intelligence test, and examples name files that an author makes.
		.filter((word) => !authorFolders.includes(word) && !emptyFolders.includes(word))
		.filter((word) => !existsSync(join(root, toPath(word))));
	expect(lost).toEqual([]);
});

test('docs/upgrade.md lists every folder that an upgrade leaves as it is', () => {
	const text = readFileSync(join(root, 'docs/upgrade.md'), 'utf8');
	const rows = [...text.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, folder]) => folder);
	expect(rows).toEqual(authorFolders);
});

function toCode(text: string): string[] {
	return [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
		([, code = '']) => code,
	);
}

/** As GitHub names them: small letters, hyphens for spaces, no punctuation. */
function readHeadings(file: string): string[] {
	return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);
}
