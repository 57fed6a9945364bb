import './site-languages.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkProject } from './content/check-project.ts';
import { fixContent, printFixes } from './content/fix/fix.ts';
import { findHints, printHints } from './content/hints.ts';
import { printCounts, printMistakes } from './content/print.ts';
import { readContentTree } from './content/tree.ts';

const root = process.cwd();

if (process.argv.includes('--fix')) {
	const fixes = fixContent(readContentTree(root));
	for (const { file, text } of fixes) writeFileSync(join(root, 'src/content', file), text);
	console.log(printFixes(fixes));
}

const { entries, mistakes } = await checkProject(root);

if (mistakes.length === 0) {
	const hints = findHints(entries);
	if (hints.length > 0) console.log(`${printHints(hints)}\n`);
	console.log(printCounts(entries));
} else {
	console.error(printMistakes(mistakes));
	process.exitCode = 1;
}
