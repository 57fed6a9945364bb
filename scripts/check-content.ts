import { checkContent } from './content/check.ts';
import { checkPictureSizes } from './content/check-picture-sizes.ts';
import { byPlace } from './content/mistake.ts';
import { printCounts, printMistakes } from './content/print.ts';
import { readContentTree } from './content/tree.ts';

const root = process.cwd();
const tree = readContentTree(root);
const { entries, mistakes: inText } = checkContent(tree);
const mistakes = [...inText, ...(await checkPictureSizes(root, tree, entries))].sort(byPlace);

if (mistakes.length === 0) {
	console.log(printCounts(entries));
} else {
	console.error(printMistakes(mistakes));
	process.exitCode = 1;
}
