import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { runStep } from './test/run-step.ts';
import { runSteps } from './test/schedule.ts';
import { listSteps, withoutBuild } from './test/steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

const run = z.enum(['check', 'test', 'matrix']).parse(process.argv[2] ?? 'test');
// `npm run test:matrix -- --built`: right after `npm test` its build is not made a second time.
const steps = process.argv.includes('--built') ? withoutBuild(listSteps(run)) : listSteps(run);
const { results, waiting } = await runSteps(steps, availableParallelism(), runStep);

const broken = results.filter(({ passed }) => !passed).map(({ title }) => title);
const retried = results.flatMap(({ count }) => count.retried);
console.log('');
if (retried.length > 0) console.log(`Passed on retry:\n${toList(retried)}`);
const failures = results.flatMap(({ count }) => count.failures);
if (failures.length > 0) console.log(`Failures:\n${toList(failures)}`);
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
if (waiting.length > 0) console.log(`Not run: ${waiting.map(({ title }) => title).join(', ')}`);

const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

function toList(names: readonly string[]): string {
	return names.map((name) => `  ${name}`).join('\n');
}
