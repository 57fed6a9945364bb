import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readSteps, refreshStep, root, type Step } from './assets/manifest.ts';
import { toOrder, withSources } from './assets/order.ts';
import { findMissing } from './assets/programs.ts';
import { findDifferences, sumUp, toProof } from './assets/twice.ts';
import { countNouns } from './count-nouns.ts';

/*
 * Remakes the pictures and models: all of them, or the named steps.
 *   npm run assets
 *   npm run assets -- documents
 *   npm run assets -- --list
 *   npm run assets -- --twice NAME   (runs it two times and compares: renders as small drafts)
 *   npm run assets -- --measure   (runs nothing, writes the sizes that the files have now)
 */
const wanted = process.argv.slice(2);
const steps = toOrder(readSteps());
const names = steps.map(({ name }) => name);
const unknown = wanted.filter((name) => !name.startsWith('--') && !names.includes(name));

if (wanted.includes('--list')) {
	for (const { name, outputs, command } of steps) {
		console.log(`${name}: ${countNouns(outputs.length, 'file')}, ${command}`);
	}
} else if (wanted.includes('--measure')) {
	for (const name of names) await refreshStep(name);
	runCommand('node scripts/assets-sheet.ts');
} else if (unknown.length) {
	fail(`Unknown step: ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
} else {
	const named = steps.filter(({ name }) => wanted.includes(name));
	const chosen = withSources(named.length ? named : steps, steps, (file) =>
		existsSync(join(root, file)),
	);
	const missing = [...new Set(chosen.flatMap(({ command }) => findMissing(command)))];
	if (missing.length) fail(missing.join('\n'));
	else if (wanted.includes('--twice')) {
		const proved = named.length ? named : steps;
		await run(chosen.filter((step) => !proved.includes(step)));
		await prove(proved);
	} else await run(chosen);
}

async function prove(chosen: readonly Step[]) {
	for (const step of chosen) {
		const { command, files } = toProof(step);
		const runs = [];
		for (let turn = 0; turn < 2; turn++) {
			const status = runCommand(command);
			if (status !== 0) return fail(`${step.name} failed with exit code ${status}: ${command}`);
			runs.push(await sumUp(files));
		}
		const [first = new Map(), second = new Map()] = runs;
		const different = findDifferences(first, second);
		if (different.length) fail(`${step.name} differs: ${different.join(', ')}`);
		else console.log(`${step.name}: two runs gave the same ${countNouns(files.length, 'file')}`);
	}
}

async function run(chosen: readonly Step[]) {
	for (const { name, command } of chosen) {
		const start = performance.now();
		const status = runCommand(command);
		if (status !== 0) {
			fail(`${name} failed with exit code ${status}: ${command}`);
			return;
		}
		await refreshStep(name);
		console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
	}
	runCommand('node scripts/assets-sheet.ts');
}

function runCommand(command: string): number | null {
	const { PATH = '' } = process.env;
	const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${PATH}` };
	return spawnSync(command, { cwd: root, shell: true, stdio: 'inherit', env }).status;
}

function fail(message: string) {
	console.error(message);
	process.exitCode = 1;
}
