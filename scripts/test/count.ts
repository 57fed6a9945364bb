import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { findJourneyFaults } from './journeys.ts';
import type { Step } from './steps.ts';

/** How many tests of a step passed and failed. A check without tests counts as one. */
export function countTests(step: Step, passed: boolean): TestCount {
	const counted = step.report && existsSync(step.report.file) ? readReport(step.report) : undefined;
	if (!counted) return { ...none, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
	const unexplained = !passed && counted.failed === 0;
	const failed = unexplained ? 1 : counted.failed;
	const faults = step.most === undefined ? [] : findJourneyFaults(counted.names, step.most);
	if (faults.length === 0) return { ...counted, failed };
	// Another try of the suspects would change nothing of these.
	return {
		...counted,
		failed: failed + faults.length,
		failures: [...counted.failures, ...faults],
		suspects: [],
	};
}

function readReport({ file, format }: NonNullable<Step['report']>): TestCount {
	const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
	return format === 'vitest' ? readVitest(report) : readPlaywright(report);
}

/** A test of Vitest that passed at another try keeps what went wrong before. */
function readVitest(report: unknown): TestCount {
	const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
	const failures = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status }) => status === 'failed')
			.map(({ fullName, ancestorTitles, title, failureMessages: [message = ''] }) =>
				[
					toFailure(`${relative('.', name)}: ${fullName}`, message),
					...toRepetition(relative('.', name), [...ancestorTitles, title], message),
				].join('\n'),
			),
	);
	const retried = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
			.map(({ fullName }) => `${relative('.', name)}: ${fullName}`),
	);
	return { ...none, passed: numPassedTests, failed: numFailedTests, retried, failures };
}

/** A line to paste that repeats the values with which a property failed. Vitest joins titles as they are joined here. */
function toRepetition(file: string, titles: readonly string[], message: string): string[] {
	const [, seed] = /\{ seed: (-?\d+),/.exec(message) ?? [];
	if (seed === undefined) return [];
	// What means something to a regular expression or to a shell may be any characters.
	const pattern = titles.join(' > ').replaceAll(/[^\p{L}\p{N} >,-]+/gu, '.+');
	return [`    Repeat it: PROPERTY_SEED=${seed} npx vitest run ${file} -t "${pattern}"`];
}

function readPlaywright(report: unknown): TestCount {
	const { stats, suites, errors } = playwrightReport.parse(report);
	const specs = suites.flatMap(listSpecs);
	const withStatus = (status: string) =>
		specs.filter(({ tests }) => tests.some((test) => test.status === status));
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		retried: withStatus('flaky').map(toName),
		failures: [
			...withStatus('unexpected').map((spec) => toFailure(toName(spec), toMessage(spec))),
			...errors.map(({ message }) => toFailure('Outside any test', message)),
		],
		suspects: stats.unexpected === 0 ? listSuspects(specs, errors) : [],
		names: specs.map(toName),
	};
}

function listSpecs({ specs = [], suites = [] }: Suite): Spec[] {
	return [...specs, ...suites.flatMap(listSpecs)];
}

function toName({ file, title }: Spec): string {
	return `${file}: ${title}`;
}

/**
 * An error outside any test belongs to a test that has passed already, or ends the next one without a result. Those are
 * the tests that its worker ran last, the file in which it was thrown, and the tests that have no result.
 */
function listSuspects(specs: readonly Spec[], errors: readonly OutsideError[]): string[] {
	if (errors.length === 0) return [];
	const named = errors.flatMap(({ message, location }) => [
		...[...message.matchAll(/› (\S+\.test\.ts:\d+):\d+ ›/g)].map(([, place = '']) => place),
		...(location?.file.endsWith('.test.ts') ? [location.file] : []),
	]);
	const interrupted = specs.filter(wasInterrupted).map(({ file, line }) => `${file}:${line}`);
	return [...new Set([...named, ...interrupted].map((place) => relative('.', place)))];
}

/** It has started and has no result, and Playwright does not try it again. */
function wasInterrupted({ tests }: Spec): boolean {
	return tests.some(
		({ status, results }) =>
			status === 'skipped' && results.every((result) => result.status === 'interrupted'),
	);
}

function toMessage({ tests }: Spec): string {
	return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message ?? '';
}

/** What is read first of a failure: its name and the beginning of its message. */
function toFailure(name: string, message: string): string {
	const lines = stripVTControlCharacters(message).split('\n').slice(0, messageLines);
	return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

const messageLines = 15;
const none: TestCount = {
	passed: 0,
	failed: 0,
	retried: [],
	failures: [],
	suspects: [],
	names: [],
};

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
						title: z.string(),
						ancestorTitles: z.array(z.string()),
						status: z.string(),
						failureMessages: z.array(z.string()),
					}),
				),
			}),
		)
		.default([]),
});

const spec = z.object({
	file: z.string(),
	line: z.number().default(1),
	title: z.string(),
	tests: z.array(
		z.object({
			status: z.string(),
			results: z
				.array(
					z.object({
						status: z.string().optional(),
						error: z.object({ message: z.string().default('') }).optional(),
					}),
				)
				.default([]),
		}),
	),
});

const suite = z.object({
	specs: z.array(spec).optional(),
	get suites() {
		return z.array(suite).optional();
	},
});

const outsideError = z.object({
	message: z.string().default(''),
	location: z.object({ file: z.string() }).optional(),
});

const playwrightReport = z.object({
	stats: z.object({ expected: z.number(), flaky: z.number(), unexpected: z.number() }),
	suites: z.array(suite).default([]),
	/** Outside any test: an error that came between two tests, or that ended a worker. */
	errors: z.array(outsideError).default([]),
});

type Spec = z.output<typeof spec>;
type OutsideError = z.output<typeof outsideError>;
type Suite = z.output<typeof suite>;

export interface TestCount {
	passed: number;
	failed: number;
	/** Names of the tests that passed when they were tried again. */
	retried: string[];
	/** Each failure: its name, and under it the first lines of its message. */
	failures: string[];
	/** Tests of which one may have caused an error outside any test, if none has failed: as `file` or `file:line`. */
	suspects: string[];
	/** Of all tests in a browser. */
	names: string[];
}
