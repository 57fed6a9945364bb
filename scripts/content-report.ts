import './site-languages.ts';
import { toCoverage } from './content/coverage.ts';
import { findDeadLinks, listOutsideLinks, printDeadLinks } from './content/links/ask.ts';
import { printCoverage } from './content/print-coverage.ts';
import { readContentTree } from './content/tree.ts';
import { findUnshown, printUnshown } from './content/unshown.ts';

const tree = readContentTree(process.cwd());

console.log(`${printCoverage(toCoverage(tree))}\n\n${printUnshown(findUnshown(tree))}`);

if (process.argv.includes('--links')) {
	const links = listOutsideLinks(tree);
	console.log(`\nChecking ${links.size} outside links …`);
	console.log(printDeadLinks(links.size, await findDeadLinks(links)));
}
