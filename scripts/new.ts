import './site-languages.ts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkProject } from './content/check-project.ts';
import { toRecordText } from './content/record-text.ts';
import { readContentTree, withPictures } from './content/tree.ts';
import { openPictures } from './new/bring-pictures.ts';
import { parseFlags } from './new/flags.ts';
import { printHelp } from './new/help.ts';
import { parseKind } from './new/kinds.ts';
import { makeDraft } from './new/make.ts';
import { adviseOnPage, makePage } from './new/page.ts';
import { reportWritten } from './new/report-written.ts';
import { openTerminal } from './new/terminal.ts';
import { makeTool } from './new/tool.ts';
import { makeWords } from './new/words.ts';

try {
	// A language that is content: `npm run new -- language de`. Without a tag it is a language that the author speaks.
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

/** The words of a language, and what makes it one of the site. */
function startLanguage(tag: string) {
	const files = makeWords(tag, readContentTree(process.cwd()));
	const paths = [...files].map(([file, text]) => write(join('src/content', file), text));
	console.log(
		`\nWritten: ${paths.join(', ')}. Write the translation below each English text; what stays empty is shown in the default language.\nAdd "${tag}" to "languages" in src/content/site/site.json: the first language of the list is the default one. Then write home/${tag}.mdx and about/${tag}.mdx in src/content. npm run content:report lists what is missing.`,
	);
}

async function startPage() {
	const { word = '', flags } = parseFlags(process.argv.slice(3));
	const { ask, close } = openTerminal();
	const tree = readContentTree(process.cwd());
	const files = await makePage(word, { tree, flags, ask }).finally(close);
	const paths = [...files].map(([file, text]) => write(join('src/content', file), text));
	const { mistakes } = await checkProject(process.cwd());
	console.log(`\n${reportWritten(paths, mistakes)}`);
	for (const sentence of adviseOnPage(word, [...files.keys()])) console.log(sentence);
}

function startTool(name = '', hub?: string) {
	const paths = [...makeTool(name, hub)].map(([file, text]) => write(file, text));
	// What is made of the list of tools: the index of contracts, the schema of site.json and its description.
	for (const file of ['tool-index.js', 'write-json-schemas.ts', 'content-docs.ts'])
		spawnSync(process.execPath, [`scripts/${file}`], { stdio: 'inherit' });
	console.log(
		`\nWritten:\n  ${paths.join('\n  ')}\nA small tool that works: see it with npm run dev at /extra, then make it yours. Its picture is that of Extra until you take one; see CONTRIBUTING.md.`,
	);
}

function write(path: string, text: string): string {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
	// The format check of the tests expects this layout. Without the formatter the file is still valid.
	spawnSync('biome', ['format', '--write', path], { shell: process.platform === 'win32' });
	return path;
}
