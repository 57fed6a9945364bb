import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runGroup, type StepResult } from './test/run-group.ts';
import { listGroups } from './test/steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

const groups = listGroups({ quick: process.argv.includes('--quick') });
const results: StepResult[] = [];
let done = 0;

for (const group of groups) {
	results.push(...(await runGroup(group)));
	done += 1;
	if (results.some(({ passed }) => !passed)) break;
}

const broken = results.filter(({ passed }) => !passed).map(({ title }) => title);
const waiting = groups.slice(done).flatMap((group) => group.map(({ title }) => title));
console.log('');
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
if (waiting.length > 0) console.log(`Not run: ${waiting.join(', ')}`);

const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;
