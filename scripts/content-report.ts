import './site-languages.ts';
import { checkProject } from './content/check-project.ts';
import { toCoverage } from './content/coverage.ts';
import { findDeadLinks, listOutsideLinks, printDeadLinks } from './content/links/ask.ts';
import { printCoverage } from './content/print-coverage.ts';
import { printLeftovers } from './content/sample/report.ts';
import { readContentTree } from './content/tree.ts';
import { findUnshown, printUnshown } from './content/unshown.ts';
import { printWordCoverage, toWordCoverage } from './content/words/untranslated.ts';

const root = process.cwd();
const tree = readContentTree(root);
const { entries, mistakes } = await checkProject(root);

const parts = [
	printCoverage(toCoverage(tree)),
	printWordCoverage(toWordCoverage(tree)),
	printUnshown(findUnshown(tree)),
	printLeftovers(entries, mistakes),
];

console.log(parts.filter((part) => part !== '').join('\n\n'));

if (process.argv.includes('--links')) {
	const links = listOutsideLinks(tree);
	console.log(`\nChecking ${links.size} outside links …`);
	console.log(printDeadLinks(links.size, await findDeadLinks(links)));
}
