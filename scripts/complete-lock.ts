import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { completeLock } from './lock/dangling.ts';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const { lock, added } = completeLock(JSON.parse(readFileSync(file, 'utf8')));
writeFileSync(file, `${JSON.stringify(lock, null, '\t')}\n`);
for (const { name, version } of added) console.log(`${name}@${version}`);
console.log(`${countNouns(added.length, 'package')} of other platforms added to package-lock.json`);
