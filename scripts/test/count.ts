import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { Step } from './steps.ts';

/** How many tests of a step passed and failed. A check without tests counts as one. */
export function countTests({ report, most }: Step, passed: boolean): TestCount {
	const counted = report && existsSync(report.file) ? readReport(report) : undefined;
	if (!counted) return { ...none, passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
	const tooMany = most !== undefined && counted.journeys > most;
	// A runner may also fail without a failed test.
	return { ...counted, failed: Math.max(counted.failed, passed && !tooMany ? 0 : 1) };
}

function readReport({ file, format }: NonNullable<Step['report']>): TestCount {
	const report = JSON.parse(readFileSync(file, 'utf8'));
	if (format === 'playwright') return readPlaywright(report);
	return { ...none, passed: report.numPassedTests, failed: report.numFailedTests };
}

function readPlaywright({ stats, suites }: JSONReport): TestCount {
	const specs = suites.flatMap(listSpecs);
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected,
		retried: specs
			.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
			.map(({ file, title }) => `${file}: ${title}`),
		journeys: specs.filter(({ file }) => file !== 'every-page.test.ts').length,
	};
}

function listSpecs({ specs = [], suites = [] }: JSONReportSuite): JSONReportSpec[] {
	return [...specs, ...suites.flatMap(listSpecs)];
}

const none: TestCount = { passed: 0, failed: 0, retried: [], journeys: 0 };

export interface TestCount {
	passed: number;
	failed: number;
	/** Names of the tests that passed when they were tried again. */
	retried: string[];
	/** Tests in a browser, without the one that opens each page: of those there are as many as the content has pages. */
	journeys: number;
}
