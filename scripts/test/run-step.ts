import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { countTests, type TestCount } from './count.ts';
import { type Step, stepEnvironment } from './steps.ts';

/** A step that runs alone shows its output as it comes; the others show it only when they fail. */
export async function runStep(step: Step): Promise<StepResult> {
	if (step.report) rmSync(step.report.file, { force: true });
	if (step.alone) console.log(`\n▶ ${step.title}`);
	const start = performance.now();
	const { code, output } = await execute(step);
	const count = countTests(step, code === 0);
	const passed = code === 0 && count.failed === 0;
	const seconds = (performance.now() - start) / 1000;
	const tests = step.report ? `, ${count.passed} passed, ${count.failed} failed` : '';
	const { most } = step;
	if (most !== undefined)
		console.log(`Journeys: ${count.journeys} of at most ${most} (CONTRIBUTING.md, "Tests")`);
	if (!passed && output) console.log(`\n${output.trimEnd()}\n`);
	console.log(`${passed ? '✔' : '✘'} ${step.title} (${seconds.toFixed(1)} s${tests})`);
	return { title: step.title, passed, count };
}

function execute(step: Step): Promise<{ code: number; output: string }> {
	const [command = '', ...args] = step.command;
	const stream = step.alone ? 'inherit' : 'pipe';
	return new Promise((done) => {
		const child = spawn(command, args, {
			stdio: ['ignore', stream, stream],
			shell: process.platform === 'win32',
			env: {
				...process.env,
				...stepEnvironment,
				...step.environment,
				PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
			},
		});
		let output = '';
		for (const source of [child.stdout, child.stderr]) {
			source?.on('data', (chunk: Buffer) => {
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
