import './site-languages.ts';
import { readEntries } from './content/entries.ts';
import {
	findMissingTranslations,
	printMissingTranslations,
} from './content/missing-translations.ts';
import { findSiteLanguages } from './content/site-settings.ts';
import { readContentTree } from './content/tree.ts';
import { printCoverage, toWordCoverage } from './content/words/word-coverage.ts';
import { escapeLines } from './invisible.ts';

const tree = readContentTree(process.cwd());

const parts = [
	printMissingTranslations(findMissingTranslations(tree)),
	...findSiteLanguages(readEntries(tree).entries).map((tag) =>
		printCoverage(toWordCoverage(tree, tag)),
	),
];

console.log(escapeLines(parts.filter((part) => part !== '').join('\n\n')));
