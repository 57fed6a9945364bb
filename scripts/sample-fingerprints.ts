import './site-languages.ts';
import { writeFileSync } from 'node:fs';
import { readEntries } from './content/entries.ts';
import { takeFingerprints } from './content/sample/fingerprints.ts';
import { isSample } from './content/site-settings.ts';
import { readContentTree } from './content/tree.ts';

const file = 'scripts/content/sample/fingerprints.json';
const root = process.cwd();
const tree = readContentTree(root);

if (isSample(readEntries(tree).entries)) {
	writeFileSync(file, `${JSON.stringify(takeFingerprints(root, tree), null, '\t')}\n`);
	console.log(`Written: ${file}`);
} else {
	console.error('This content is not the sample ("sample" in site.json), so nothing is written.');
	process.exitCode = 1;
}
