import { fileURLToPath } from 'node:url';
import { findLinkFaults } from './links/check.ts';
import { findFileFaults } from './links/files.ts';
import { readSite } from './links/site.ts';
import { findTwinFaults } from './links/twins.ts';

const root = process.env.DIST_DIR || fileURLToPath(new URL('../dist', import.meta.url));
const site = readSite(root, process.env.BASE_PATH);
const faults = [
	...site.pages.flatMap((page) => [...findLinkFaults(site, page), ...findTwinFaults(site, page)]),
	...findFileFaults(site),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`${site.pages.length} pages checked for dead links, ${faults.length} faults`);
