import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findLayerFaults } from './layers/check.ts';
import { findCycles } from './layers/cycles.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

const files = new Map(
	readdirSync(src, { recursive: true, encoding: 'utf8' })
		.map((path) => path.replaceAll('\\', '/'))
		.filter((path) => /\.(ts|tsx|astro)$/.test(path))
		.sort()
		.map((path) => [path, readFileSync(join(src, path), 'utf8')]),
);
const faults = [
	...[...files].flatMap(([path, text]) => findLayerFaults(path, text)),
	...findCycles(files),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`${files.size} files checked against the layer rules, ${faults.length} faults`);
