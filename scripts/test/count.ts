import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import type { Step } from './steps.ts';

/** How many tests of a step passed and failed. A check without tests counts as one. */
export function countTests(step: Step, passed: boolean): TestCount {
	const counted = step.report && existsSync(step.report.file) ? readReport(step.report) : undefined;
	if (!counted) return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, retried: [] };
	const unexplained = !passed && counted.failed === 0;
	return { ...counted, failed: unexplained ? 1 : counted.failed };
}

function readReport({ file, format }: NonNullable<Step['report']>): TestCount {
	const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
	return format === 'vitest' ? readVitest(report) : readPlaywright(report);
}

/** A test of Vitest that passed at another try keeps what went wrong before. */
function readVitest(report: unknown): TestCount {
	const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
	const retried = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
			.map(
				({ fullName, failureMessages }) =>
					`${relative('.', name)}: ${fullName}${toSeed(failureMessages)}`,
			),
	);
	return { passed: numPassedTests, failed: numFailedTests, retried };
}

/** The seed with which fast-check repeats the values of the failure. */
function toSeed(failureMessages: readonly string[]): string {
	const [seed] = /\{ seed: .*?\}/.exec(failureMessages.join('\n')) ?? [];
	return seed === undefined ? '' : ` ${seed}`;
}

function readPlaywright(report: unknown): TestCount {
	const { stats, suites } = playwrightReport.parse(report);
	const retried = suites.flatMap(listFlaky);
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected, retried };
}

function listFlaky({ specs = [], suites = [] }: Suite): string[] {
	const own = specs
		.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
		.map(({ file, title }) => `${file}: ${title}`);
	return [...own, ...suites.flatMap(listFlaky)];
}

const vitestReport = z.object({
	numPassedTests: z.number(),
	numFailedTests: z.number(),
	testResults: z
		.array(
			z.object({
				name: z.string(),
				assertionResults: z.array(
					z.object({
						fullName: z.string(),
						status: z.string(),
						failureMessages: z.array(z.string()),
					}),
				),
			}),
		)
		.default([]),
});

const suite = z.object({
	specs: z
		.array(
			z.object({
				file: z.string(),
				title: z.string(),
				tests: z.array(z.object({ status: z.string() })),
			}),
		)
		.optional(),
	get suites() {
		return z.array(suite).optional();
	},
});

const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
	suites: z.array(suite).default([]),
});

type Suite = z.output<typeof suite>;

export interface TestCount {
	passed: number;
	failed: number;
	/** Names of the tests that passed when they were tried again, with the seed of the failure if there is one. */
	retried: string[];
}
