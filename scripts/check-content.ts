import { checkContent } from './content/check.ts';
import { printCounts, printMistakes } from './content/print.ts';
import { readContentTree } from './content/tree.ts';

const { entries, mistakes } = checkContent(readContentTree(process.cwd()));

if (mistakes.length === 0) {
	console.log(printCounts(entries));
} else {
	console.error(printMistakes(mistakes));
	process.exitCode = 1;
}
