import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readSteps, refreshStep, root, type Step } from './assets/manifest.ts';
import { toOrder, withSources } from './assets/order.ts';

/*
 * Remakes the pictures and models: all of them, or the named steps.
 *   npm run assets
 *   npm run assets -- documents
 */
const wanted = process.argv.slice(2);
const steps = toOrder(readSteps());
const names = steps.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));

if (unknown.length) {
	fail(`Unknown step: ${unknown.join(', ')}. The steps are: ${names.join(', ')}.`);
} else {
	const named = steps.filter(({ name }) => wanted.includes(name));
	const chosen = withSources(named.length ? named : steps, steps, (file) =>
		existsSync(join(root, file)),
	);
	await run(chosen);
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
