import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { findLayerFaults, findRelativeSources } from './layers/check.ts';
import { findCycles } from './layers/cycles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The code of a folder by its paths from that folder. */
function readCode(folder: string): Map<string, string> {
	const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => /\.(ts|tsx|astro)$/.test(path))
		.sort();
	return new Map(paths.map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]));
}

const src = readCode('src');
const scripts = readCode('scripts');
const all = new Map([
	...[...src].map(([path, text]) => [`src/${path}`, text] as const),
	...[...scripts].map(([path, text]) => [`scripts/${path}`, text] as const),
]);
const outside = ['assets', 'scripts', 'tests'].flatMap((folder) =>
	[...readCode(folder)].map(([path, text]) => [`${folder}/${path}`, text] as const),
);
const faults = [
	...[...src].flatMap(([path, text]) => findLayerFaults(path, text)),
	...outside.flatMap(([path, text]) => findRelativeSources(path, text)),
	...findCycles(all),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(
	`${src.size} files checked against the layer rules and ${all.size} for circular imports, ${countNouns(faults.length, 'fault')}`,
);
