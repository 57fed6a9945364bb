import './site-languages.ts';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readIsSample } from './content/site-settings.ts';
import { type Choice, parseChoice } from './test/choice.ts';
import { describeOwnContent } from './test/own-content.ts';
import { runStep } from './test/run-step.ts';
import { runSteps } from './test/schedule.ts';
import { listMatrix, listOwnerSteps, listSteps } from './test/steps.ts';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
mkdirSync('test-results', { recursive: true });

const { run, words, built } = readChoice();
// A fresh one each time: what it finds is printed with it.
const seed = Math.trunc(Math.random() * 2 ** 31);
const isSample = readIsSample();
if (!isSample) console.log(describeOwnContent(run));
const steps =
	run === 'matrix'
		? listMatrix({ words, built, seed })
		: isSample
			? listSteps(run)
			: listOwnerSteps(run);

const start = performance.now();
// One failure of the night leaves the other parts of the matrix to be tried.
const goesOn = run === 'matrix';
const places = availableParallelism();
const { results, waiting } = await runSteps(steps, { places, goesOn }, runStep);
const seconds = Math.round((performance.now() - start) / 1000);

const broken = results.filter(({ passed }) => !passed).map(({ title }) => title);
const retried = results.flatMap(({ count }) => count.retried);
if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`);
if (waiting.length > 0) console.log(`Not run: ${waiting.map(({ title }) => title).join(', ')}`);
if (retried.length > 0) console.log(`Passed on retry:\n${toList(retried)}`);

const passed = results.reduce((sum, { count }) => sum + count.passed, 0);
const failed = results.reduce((sum, { count }) => sum + count.failed, 0);
console.log(`\n${seconds} s in all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

function readChoice(): Choice {
	try {
		const choice = parseChoice(process.argv.slice(2));
		if (choice.built && !existsSync('dist/index.html'))
			throw new Error('There is no built site in dist. Leave out --built.');
		return choice;
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
}

function toList(names: readonly string[]): string {
	return names.map((name) => `  ${name}`).join('\n');
}
