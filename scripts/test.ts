import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Choice, parseChoice } from './test/choice.ts';
import { runStep } from './test/run-step.ts';
import { runSteps } from './test/schedule.ts';
import { listMatrix, listSteps } from './test/steps.ts';
import { describeTimes } from './test/times.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

const { run, words, built } = readChoice();
// A fresh one each time: what it finds is printed with it.
const seed = Math.trunc(Math.random() * 2 ** 31);
const steps = run === 'matrix' ? listMatrix({ words, built, seed }) : listSteps(run);

const start = performance.now();
const { results, waiting } = await runSteps(steps, availableParallelism(), runStep);
const wholeSeconds = (performance.now() - start) / 1000;

const broken = results.filter(({ passed }) => !passed).map(({ title }) => title);
const retried = results.flatMap(({ count }) => count.retried);
const failures = results.flatMap(({ count }) => count.failures);
console.log('');
for (const line of describeTimes(results, {
	run,
	wholeSeconds,
	installSeconds: Number(process.env.INSTALL_SECONDS ?? 0),
}))
	console.log(line);
if (retried.length > 0) console.log(`Passed on retry:\n${toList(retried)}`);
if (failures.length > 0) console.log(`Failures:\n${toList(failures)}`);
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
if (waiting.length > 0) console.log(`Not run: ${waiting.map(({ title }) => title).join(', ')}`);

const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

function readChoice(): Choice {
	try {
		return parseChoice(process.argv.slice(2));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

function toList(names: readonly string[]): string {
	return names.map((name) => `  ${name}`).join('\n');
}
