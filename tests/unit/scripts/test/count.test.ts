import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from '../../../../scripts/test/count.ts';
import { listGroups, type Step } from '../../../../scripts/test/steps.ts';

function step(format: 'vitest' | 'playwright', report: object): Step {
	const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
	writeFileSync(file, JSON.stringify(report));
	return { title: 'Tests', command: ['x'], report: { file, format } };
}

test('a check without tests counts as one', () => {
	const lint: Step = { title: 'Lint', command: ['x'] };
	expect(countTests(lint, true)).toEqual({ passed: 1, failed: 0 });
	expect(countTests(lint, false)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted from the report of their runner', () => {
	expect(countTests(step('vitest', { numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({
		passed: 7,
		failed: 2,
	});
	const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 4 };
	expect(countTests(step('playwright', { stats }), false)).toEqual({ passed: 6, failed: 3 });
});

test('a runner that fails without a failed test is a failure all the same', () => {
	const broken = step('vitest', { numPassedTests: 7, numFailedTests: 0 });
	expect(countTests(broken, false)).toEqual({ passed: 7, failed: 1 });
});

test('a report that was not written leaves the step as one', () => {
	const missing: Step = {
		title: 'Tests',
		command: ['x'],
		report: { file: '/nowhere/report.json', format: 'vitest' },
	};
	expect(countTests(missing, false)).toEqual({ passed: 0, failed: 1 });
});

test('the quick check is the full one without what needs a build', () => {
	const titles = (quick: boolean) =>
		listGroups({ quick })
			.flat()
			.map(({ title }) => title);
	expect(titles(true)).not.toContain('Build');
	expect(titles(false).slice(0, titles(true).length)).toEqual(titles(true));
	expect(titles(false)).toEqual(
		expect.arrayContaining(['Types', 'Content', 'Build', 'Links', 'HTML', 'End-to-end tests']),
	);
});
