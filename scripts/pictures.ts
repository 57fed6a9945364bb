/**
 * Brings `assets/encoded` to what the site shows: `npm run pictures` adds what is new and removes what nothing
 * shows any more, `-- --again` encodes every picture again, `-- --check` only compares and fails on a difference.
 */

import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { encodedFolder } from '#build/pictures/encoded-files.ts';
import { countNouns } from './count-nouns.ts';
import { collectPictures } from './pictures/collect.ts';
import { compareFolders, replaceFolder } from './pictures/folders.ts';

const check = process.argv.includes('--check');
const collected = collectPictures({ again: check || process.argv.includes('--again') });
const { added, changed, removed } = compareFolders(encodedFolder, collected);
if (!check) replaceFolder(encodedFolder, collected);
rmSync(collected, { recursive: true, force: true });

for (const [what, names] of Object.entries({ added, changed, removed })) {
	for (const name of names) console.log(`${what}: ${name}`);
}
const names = readdirSync(encodedFolder);
const bytes = names.reduce((sum, name) => sum + statSync(join(encodedFolder, name)).size, 0);
console.log(
	`${countNouns(names.length, 'encoded picture')}, ${(bytes / 1e6).toFixed(1)} MB in ${encodedFolder}`,
);
if (check && added.length + changed.length + removed.length > 0) process.exitCode = 1;
