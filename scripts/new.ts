import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readContentTree } from './content/tree.ts';
import { toText } from './new/draft.ts';
import { parseFlags } from './new/flags.ts';
import { parseKind } from './new/kinds.ts';
import { makeDraft } from './new/make.ts';
import { openTerminal } from './new/terminal.ts';

try {
	const { word, flags } = parseFlags(process.argv.slice(2));
	const kind = parseKind(word);
	const { ask, close } = openTerminal();
	const draft = await makeDraft({
		kind,
		tree: readContentTree(process.cwd()),
		flags,
		ask,
		print: console.log,
	}).finally(close);
	const path = join('src/content', draft.file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, toText(draft));
	// As the tests want it; where the formatter is not installed, the file is right all the same.
	spawnSync('biome', ['format', '--write', path], { shell: process.platform === 'win32' });
	console.log(`\n${path} is written, and the content is in order with it. See it: npm run dev`);
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
