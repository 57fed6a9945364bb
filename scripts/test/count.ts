import { existsSync, readFileSync } from 'node:fs';
import type { Step } from './steps.ts';

/** How many tests of a step passed and failed. A check without tests of its own counts as one. */
export function countTests(step: Step, passed: boolean): TestCount {
	const counted = step.report && existsSync(step.report.file) ? readReport(step.report) : undefined;
	if (!counted) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
	const unexplained = !passed && counted.failed === 0;
	return { ...counted, failed: unexplained ? 1 : counted.failed };
}

function readReport({ file, format }: NonNullable<Step['report']>): TestCount {
	const report = JSON.parse(readFileSync(file, 'utf8'));
	return format === 'vitest'
		? { passed: report.numPassedTests, failed: report.numFailedTests }
		: { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
}

export interface TestCount {
	passed: number;
	failed: number;
}
