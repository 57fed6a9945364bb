import { toCoverage } from './content/coverage.ts';
import { printCoverage } from './content/print-coverage.ts';
import { readContentTree } from './content/tree.ts';

console.log(printCoverage(toCoverage(readContentTree(process.cwd()))));
