import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from '../../../../scripts/test/count.ts';
import type { Step } from '../../../../scripts/test/steps.ts';

function step(format: 'vitest' | 'playwright', report: object): Step {
	const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
	writeFileSync(file, JSON.stringify(report));
	return { title: 'Tests', command: ['x'], report: { file, format } };
}

function named(title: string, ...ancestorTitles: string[]) {
	return { title, ancestorTitles, fullName: [...ancestorTitles, title].join(' ') };
}

function spec(title: string, status = 'expected') {
	return { file: 'a.test.ts', title, tests: [{ status }] };
}

test('a check without tests counts as one', () => {
	const lint: Step = { title: 'Lint', command: ['x'] };
	expect(countTests(lint, true)).toMatchObject({ passed: 1, failed: 0, retried: [] });
	expect(countTests(lint, false)).toMatchObject({ passed: 0, failed: 1, retried: [] });
});

test('tests are counted from the report of their runner', () => {
	expect(countTests(step('vitest', { numPassedTests: 7, numFailedTests: 2 }), false)).toMatchObject(
		{
			passed: 7,
			failed: 2,
			retried: [],
		},
	);
	const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 4 };
	expect(countTests(step('playwright', { stats }), false)).toMatchObject({
		passed: 6,
		failed: 3,
		retried: [],
	});
});

test('a runner that fails without a failed test is a failure all the same', () => {
	const broken = step('vitest', { numPassedTests: 7, numFailedTests: 0 });
	expect(countTests(broken, false)).toMatchObject({ passed: 7, failed: 1, retried: [] });
});

test('a report that was not written leaves the step as one', () => {
	const missing: Step = {
		title: 'Tests',
		command: ['x'],
		report: { file: '/nowhere/report.json', format: 'vitest' },
	};
	expect(countTests(missing, false)).toMatchObject({ passed: 0, failed: 1, retried: [] });
});

test('what passed when it was tried again is named', () => {
	const assertionResults = [
		{ ...named('adds'), status: 'passed', failureMessages: [] },
		{ ...named('waits'), status: 'passed', failureMessages: ['Error: too late'] },
		{ ...named('breaks'), status: 'failed', failureMessages: ['Error'] },
	];
	const units = step('vitest', {
		numPassedTests: 2,
		numFailedTests: 1,
		testResults: [{ name: join(process.cwd(), 'tests/unit/x.test.ts'), assertionResults }],
	});
	expect(countTests(units, false).retried).toEqual(['tests/unit/x.test.ts: waits']);

	const pages = step('playwright', {
		stats: { expected: 1, flaky: 1, unexpected: 0 },
		suites: [{ specs: [spec('opens')], suites: [{ specs: [spec('turns', 'flaky')] }] }],
	});
	expect(countTests(pages, true).retried).toEqual(['a.test.ts: turns']);
});

test('a property that fails is printed with a line that repeats its values', () => {
	// What fast-check 4 throws, shortened.
	const message =
		'Error: Property failed after 7 tests\n{ seed: -1831, path: "6:1:0", endOnFailure: true }\nCounterexample: [0]';
	const assertionResults = [
		{
			...named('the sum of "a" is 1', 'a 👍 tape', 'twice'),
			status: 'failed',
			failureMessages: [message],
		},
	];
	const units = step('vitest', {
		numPassedTests: 0,
		numFailedTests: 1,
		testResults: [{ name: join(process.cwd(), 'tests/unit/x.test.ts'), assertionResults }],
	});
	expect(countTests(units, false).failures[0]?.split('\n').at(-1)?.trim()).toBe(
		'Repeat it: PROPERTY_SEED=-1831 npx vitest run tests/unit/x.test.ts -t "a .+ tape > twice > the sum of .+a.+ is 1"',
	);
});

test('more journeys than are allowed fail, with what to do', () => {
	const stats = { expected: 3, flaky: 0, unexpected: 0 };
	const specs = ['opens', 'turns', 'closes'].map((title) => spec(title));
	const run = (most: number) =>
		countTests({ ...step('playwright', { stats, suites: [{ specs }] }), most }, true);
	expect(run(3)).toMatchObject({ passed: 3, failed: 0, failures: [] });
	expect(run(2)).toMatchObject({ passed: 3, failed: 1 });
	expect(run(2).failures[0]).toContain('3 journeys, and at most 2 are allowed');
	const errors = [{ message: 'x › a.test.ts:1:1 › opens' }];
	const late = { ...step('playwright', { stats, suites: [{ specs }], errors }), most: 2 };
	expect(countTests(late, false).suspects).toEqual([]);
});

test('the tests that open each page do not count as journeys', () => {
	const stats = { expected: 3, flaky: 0, unexpected: 0 };
	const pages = ['/', '/about'].map((title) => ({ ...spec(title), file: 'every-page.test.ts' }));
	const report = step('playwright', { stats, suites: [{ specs: [spec('opens'), ...pages] }] });
	expect(countTests({ ...report, most: 1 }, true)).toMatchObject({ failed: 0, failures: [] });
});

test('a journey in another language fails, at either end of its name', () => {
	const stats = { expected: 4, flaky: 0, unexpected: 0 };
	const specs = [
		spec('a visitor who has saved uk is sent to /uk'),
		spec('en: the words are in the HTML'),
		spec('uk: the words are in the HTML'),
		spec('the words are in the HTML: es'),
	];
	const journeys = { ...step('playwright', { stats, suites: [{ specs }] }), most: 9 };
	expect(countTests(journeys, true).failures.map((text) => text.split('\n')[0])).toEqual([
		'a.test.ts: uk: the words are in the HTML',
		'a.test.ts: the words are in the HTML: es',
	]);
});

test('a failure has its name and the beginning of its message', () => {
	const assertionResults = [
		{ ...named('adds'), status: 'failed', failureMessages: ['Error: 3\nexpected 4', 'again'] },
	];
	const units = step('vitest', {
		numPassedTests: 0,
		numFailedTests: 1,
		testResults: [{ name: join(process.cwd(), 'tests/unit/x.test.ts'), assertionResults }],
	});
	expect(countTests(units, false).failures).toEqual([
		'tests/unit/x.test.ts: adds\n    Error: 3\n    expected 4',
	]);
	const results = [{ status: 'failed', error: { message: '\u001b[31mError: closed\u001b[39m' } }];
	const pages = step('playwright', {
		stats: { expected: 0, flaky: 0, unexpected: 1 },
		suites: [
			{
				specs: [{ file: 'a.test.ts', title: 'opens', tests: [{ status: 'unexpected', results }] }],
			},
		],
	});
	expect(countTests(pages, false).failures).toEqual(['a.test.ts: opens\n    Error: closed']);
});

test('an error outside any test is named, with the tests it may come from', () => {
	const spec = (title: string, status: string, result: string) => ({
		file: 'a.test.ts',
		line: 7,
		title,
		tests: [{ status, results: [{ status: result }] }],
	});
	const specs = [
		spec('opens', 'expected', 'passed'),
		spec('turns', 'skipped', 'interrupted'),
		spec('is left out', 'skipped', 'skipped'),
	];
	const errors = [
		{
			message:
				'Error: Target closed\n\nFailed worker ran 1 test:\n[x] › tests/b.test.ts:3:1 › closes',
			location: { file: join(process.cwd(), 'tests/c.test.ts') },
		},
		{ message: 'Error: no place', location: { file: 'node:net' } },
	];
	const count = (unexpected: number) => {
		const stats = { expected: 1, flaky: 0, unexpected };
		return countTests(step('playwright', { stats, suites: [{ specs }], errors }), false);
	};
	expect(count(0).failed).toBe(1);
	expect(count(0).failures[1]).toBe('Outside any test\n    Error: no place');
	expect(count(0).suspects).toEqual(['tests/b.test.ts:3', 'tests/c.test.ts', 'a.test.ts:7']);
	expect(count(1).suspects).toEqual([]);
});
