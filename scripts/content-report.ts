import './site-languages.ts';
import {
	findMissingTranslations,
	printMissingTranslations,
} from './content/missing-translations.ts';
import { readContentTree } from './content/tree.ts';
import { printWordCoverage, toWordCoverage } from './content/words/word-coverage.ts';
import { escapeLines } from './invisible.ts';

const tree = readContentTree(process.cwd());

const parts = [
	printMissingTranslations(findMissingTranslations(tree)),
	printWordCoverage(toWordCoverage(tree)),
];

console.log(escapeLines(parts.filter((part) => part !== '').join('\n\n')));
