import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { findLayerFaults } from './layers/check.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));
const files = globSync('**/*.{ts,tsx,astro}', { cwd: src }).sort();
const faults = files.flatMap((file) =>
	findLayerFaults(file.replaceAll('\\', '/'), readFileSync(join(src, file), 'utf8')),
);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(
	`${files.length} files checked against the layer rules, ${countNouns(faults.length, 'fault')}`,
);
