/**
 * Writes the two lists that are made of folders: the contract of each tool in `src/tools`, and the English words of each
 * area in `src/i18n/messages`. Tools are made and deleted as folders. Every command runs it, so it is plain JavaScript.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const names = new Intl.Collator('en', { numeric: true });

writeList('tools', 'contracts.ts', 'tool.ts', 'tool', [
	'/** What each tool and hub states about itself, by its folder. */',
	'export const contracts = {',
]);
writeList('i18n/messages', 'english.ts', 'en.ts', 'en', [
	'/** Every word of the site in English, by area: a file in `src/content/i18n` may have these and no others. */',
	'export const english = {',
]);

/** Lists what each file of a name exports, by its folder. */
function writeList(room, list, file, exported, opening) {
	const folder = new URL(`../src/${room}/`, import.meta.url);
	// The container file installs packages before it copies `src`.
	if (!existsSync(folder)) return;
	const found = readdirSync(folder, { recursive: true })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => path.endsWith(`/${file}`))
		.sort(names.compare)
		.map((path) => path.slice(0, -file.length - 1));
	const lines = [
		`// Written by scripts/tool-index.js from the folders with ${file}.`,
		...found.map((path) => `import { ${exported} as ${toName(path)} } from './${path}/${file}';`),
		...(found.length > 0 ? [''] : []),
		...opening,
		...found.map((path) =>
			toName(path) === path ? `\t${path},` : `\t'${path}': ${toName(path)},`,
		),
		'} as const;',
	];
	const text = `${lines.join('\n')}\n`;
	if (readText(new URL(list, folder)) !== text) writeFileSync(new URL(list, folder), text);
}

/** @example toName('tasks/palindrome') // 'tasksPalindrome' */
function toName(folder) {
	return folder.replaceAll(/[/-]+(.)/g, (_, letter) => letter.toUpperCase());
}

function readText(file) {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return;
	}
}
