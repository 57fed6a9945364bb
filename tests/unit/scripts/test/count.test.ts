import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from '../../../../scripts/test/count.ts';
import { listSteps, type Run, type Step, withoutBuild } from '../../../../scripts/test/steps.ts';

function step(format: 'vitest' | 'playwright', report: object): Step {
	const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
	writeFileSync(file, JSON.stringify(report));
	return { title: 'Tests', command: ['x'], report: { file, format } };
}

test('a check without tests counts as one', () => {
	const lint: Step = { title: 'Lint', command: ['x'] };
	expect(countTests(lint, true)).toEqual({ passed: 1, failed: 0, retried: [] });
	expect(countTests(lint, false)).toEqual({ passed: 0, failed: 1, retried: [] });
});

test('tests are counted from the report of their runner', () => {
	expect(countTests(step('vitest', { numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({
		passed: 7,
		failed: 2,
		retried: [],
	});
	const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 4 };
	expect(countTests(step('playwright', { stats }), false)).toEqual({
		passed: 6,
		failed: 3,
		retried: [],
	});
});

test('a runner that fails without a failed test is a failure all the same', () => {
	const broken = step('vitest', { numPassedTests: 7, numFailedTests: 0 });
	expect(countTests(broken, false)).toEqual({ passed: 7, failed: 1, retried: [] });
});

test('a report that was not written leaves the step as one', () => {
	const missing: Step = {
		title: 'Tests',
		command: ['x'],
		report: { file: '/nowhere/report.json', format: 'vitest' },
	};
	expect(countTests(missing, false)).toEqual({ passed: 0, failed: 1, retried: [] });
});

test('what passed when it was tried again is named, with its seed', () => {
	const assertionResults = [
		{ fullName: 'adds', status: 'passed', failureMessages: [] },
		{ fullName: 'waits', status: 'passed', failureMessages: ['Error: too late'] },
		{
			fullName: 'draws',
			status: 'passed',
			failureMessages: ['Error: Property failed after 2 tests\n{ seed: 18, path: "1:0" }\nx'],
		},
		{ fullName: 'breaks', status: 'failed', failureMessages: ['Error'] },
	];
	const units = step('vitest', {
		numPassedTests: 3,
		numFailedTests: 1,
		testResults: [{ name: join(process.cwd(), 'tests/unit/x.test.ts'), assertionResults }],
	});
	expect(countTests(units, false).retried).toEqual([
		'tests/unit/x.test.ts: waits',
		'tests/unit/x.test.ts: draws { seed: 18, path: "1:0" }',
	]);

	const spec = (title: string, status: string) => ({
		file: 'a.test.ts',
		title,
		tests: [{ status }],
	});
	const pages = step('playwright', {
		stats: { expected: 1, flaky: 1, unexpected: 0 },
		suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('turns', 'flaky')] }] }],
	});
	expect(countTests(pages, true).retried).toEqual(['a.test.ts: turns']);
});

test('the check is the test without what needs a build, and no step waits for one that is not there', () => {
	const titles = (run: Run) => listSteps(run).map(({ title }) => title);
	expect(titles('check')).not.toContain('Build');
	expect(titles('test').slice(0, titles('check').length)).toEqual(titles('check'));
	expect(titles('test')).toEqual(expect.arrayContaining(['Types', 'Content', 'Build', 'Links']));
	for (const step of [...listSteps('test'), ...listSteps('matrix')]) {
		const known = [...titles('test'), undefined];
		expect(known).toContain(step.after);
	}
});

test('the matrix after a test is all of the matrix but its build', () => {
	const matrix = listSteps('matrix');
	expect(withoutBuild(matrix)).toEqual(matrix.filter(({ title }) => title !== 'Build'));
	expect(withoutBuild(matrix)).toHaveLength(matrix.length - 1);
});
