import './site-languages.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { escapeInvisible } from './invisible.ts';
import { findLinkFaults } from './links/check.ts';
import { findFileFaults } from './links/files.ts';
import { readSite } from './links/site.ts';

const root = process.env.DIST_DIR || fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(root)) {
	console.error('There is no built site in dist. Run "npm run build" first.');
	process.exit(1);
}
const site = readSite(root, process.env.BASE_PATH);
const faults = [
	...site.pages.flatMap((page) => findLinkFaults(site, page)),
	...findFileFaults(site),
];

for (const fault of faults) console.error(escapeInvisible(fault));
if (faults.length > 0) process.exitCode = 1;
console.log(
	`${countNouns(site.pages.length, 'page')} checked for dead links, ${countNouns(faults.length, 'fault')}`,
);
