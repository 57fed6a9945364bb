import './site-languages.ts';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkProject } from './content/check-project.ts';
import { toRecordText } from './content/record-text.ts';
import { readContentTree, withPictures } from './content/tree.ts';
import { writeWithFolder } from './generated-files.ts';
import { readLanguage } from './init/languages.ts';
import { refuseUnknownFlags } from './new/ask.ts';
import { openPictures } from './new/bring-pictures.ts';
import { parseFlags } from './new/flags.ts';
import { printHelp } from './new/help.ts';
import { parseKind } from './new/kinds.ts';
import { addLanguage } from './new/language.ts';
import { makeDraft } from './new/make.ts';
import { adviseOnPage, makePage, printPageHelp, toPageName } from './new/page.ts';
import { reportWritten } from './new/report-written.ts';
import { openTerminal } from './new/terminal.ts';
import { makeTool } from './new/tool.ts';

try {
	// A language of the site: `npm run new -- language de`. Without a name it is a language that the author speaks.
	const [kind, tag] = process.argv.slice(2);
	if (kind === 'language' && tag !== undefined && !tag.startsWith('--')) {
		startLanguage(tag);
		process.exit();
	}
	// A tool is code, not content: `npm run new -- tool tally`.
	if (kind === 'tool') {
		startTool(tag, parseFlags(process.argv.slice(4)).flags.hub);
		process.exit();
	}
	if (kind === 'page') {
		await startPage();
		process.exit();
	}
	const { word, flags } = parseFlags(process.argv.slice(2));
	if ('help' in flags) {
		console.log(printHelp(word === undefined ? word : parseKind(word)));
		process.exit();
	}
	const pictures = openPictures(process.cwd(), console.log);
	const tree = withPictures(readContentTree(process.cwd()), pictures.list);
	const { ask, close } = openTerminal();
	const { file, record } = await makeDraft({
		kind: parseKind(word),
		tree,
		pictures,
		flags,
		ask,
		print: console.log,
	}).finally(close);
	pictures.write();
	const paths = [write(join('src/content', file), toRecordText(file, record))];
	const { mistakes } = await checkProject(process.cwd());
	console.log(`\n${reportWritten(paths, mistakes)}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}

/** Makes a language one of the site, or writes its texts that are to be translated. */
function startLanguage(name: string) {
	const { flags } = parseFlags(process.argv.slice(4));
	refuseUnknownFlags('npm run new -- language TAG (a language of the site)', flags, ['tools']);
	const tree = readContentTree(process.cwd());
	const { files, steps } = addLanguage(readLanguage(name), tree, flags.tools !== undefined);
	for (const [file, text] of files) write(join('src/content', file), text);
	// Editors learn the fields of the language.
	runScripts('write-json-schemas.ts');
	console.log(`\n${steps.join('\n')}`);
}

async function startPage() {
	const { word: given = '', flags } = parseFlags(process.argv.slice(3));
	const word = toPageName(given);
	if ('help' in flags) {
		console.log(printPageHelp(word));
		return;
	}
	const { ask, close } = openTerminal();
	const tree = readContentTree(process.cwd());
	const page = await makePage(word, { tree, flags, ask }).finally(close);
	const paths = [...page.files].map(([file, text]) => write(join('src/content', file), text));
	const { mistakes } = await checkProject(process.cwd());
	console.log(`\n${reportWritten(paths, mistakes)}`);
	for (const sentence of adviseOnPage(word, page)) console.log(sentence);
}

function startTool(name = '', hub?: string) {
	const paths = [...makeTool(name, hub)].map(([file, text]) => write(file, text));
	// What is made of the list of tools: the index of contracts, the schema of site.json and its description.
	runScripts('tool-index.js', 'write-json-schemas.ts', 'content-docs.ts');
	console.log(
		`\nWritten:\n  ${paths.join('\n  ')}\nA small tool that works: see it with npm run dev at /extra, then make it yours. Its picture is that of Extra until you take one; see CONTRIBUTING.md.`,
	);
}

function runScripts(...files: string[]) {
	for (const file of files) spawnSync(process.execPath, [`scripts/${file}`], { stdio: 'inherit' });
}

function write(path: string, text: string): string {
	writeWithFolder(path, text);
	// The format check of the tests expects this layout. Without the formatter the file is still valid.
	spawnSync('biome', ['format', '--write', path], { shell: process.platform === 'win32' });
	return path;
}
