import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { countTests, type TestCount } from './count.ts';
import { type Step, type StepGroup, stepEnvironment } from './steps.ts';

/** Runs the steps of a group side by side, as many as there are processors, and prints each as it ends. */
export async function runGroup(group: StepGroup): Promise<StepResult[]> {
	const queue = group.values();
	const results: StepResult[] = [];
	const workers = Array.from({ length: availableParallelism() }, async () => {
		for (const step of queue) results.push(await runStep(step, group.length === 1));
	});
	await Promise.all(workers);
	return results;
}

/** A step that runs alone shows its output as it comes; the others show it only when they fail. */
async function runStep(step: Step, alone: boolean): Promise<StepResult> {
	if (step.report) rmSync(step.report.file, { force: true });
	if (alone) console.log(`\n▶ ${step.title}`);
	const start = performance.now();
	const { code, output } = await execute(step, alone);
	const seconds = (performance.now() - start) / 1000;
	const passed = code === 0;
	const count = countTests(step, passed);
	const tests = step.report ? `, ${count.passed} passed, ${count.failed} failed` : '';
	if (!passed && !alone) console.log(`\n${output.trimEnd()}\n`);
	console.log(`${passed ? '✔' : '✘'} ${step.title} (${seconds.toFixed(1)} s${tests})`);
	return { title: step.title, passed, count };
}

function execute(step: Step, alone: boolean): Promise<{ code: number; output: string }> {
	const [command, ...args] = step.command;
	const windows = process.platform === 'win32';
	return new Promise((done) => {
		const child = spawn(command, args, {
			stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
			shell: windows,
			env: {
				...process.env,
				...stepEnvironment,
				...step.environment,
				PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
			},
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream?.on('data', (chunk: Buffer) => {
				output += chunk.toString();
			});
		}
		child.on('error', (error) => done({ code: 1, output: error.message }));
		child.on('close', (code) => done({ code: code ?? 1, output }));
	});
}

export interface StepResult {
	title: string;
	passed: boolean;
	count: TestCount;
}
