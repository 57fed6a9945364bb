import './site-languages.ts';
import { findDeadLinks, listOutsideLinks, printDeadLinks } from './content/links/ask.ts';
import {
	findMissingTranslations,
	printMissingTranslations,
} from './content/missing-translations.ts';
import { readContentTree } from './content/tree.ts';
import { printWordCoverage, toWordCoverage } from './content/words/word-coverage.ts';

const tree = readContentTree(process.cwd());

const parts = [
	printMissingTranslations(findMissingTranslations(tree)),
	printWordCoverage(toWordCoverage(tree)),
];

console.log(parts.filter((part) => part !== '').join('\n\n'));

if (process.argv.includes('--links')) {
	const links = listOutsideLinks(tree);
	console.log(`\nChecking ${links.size} outside links …`);
	console.log(printDeadLinks(links.size, await findDeadLinks(links)));
}
