import { join } from 'node:path';
import { countTests } from '../../../../scripts/test/count.ts';
import { makeFolder } from '../../folder.ts';

function count(
	format: 'vitest' | 'playwright',
	report: object | undefined,
	passed: boolean,
	most?: number,
) {
	const files = report && { 'report.json': JSON.stringify(report) };
	const file = join(makeFolder(files), 'report.json');
	return countTests({ title: 'Tests', command: ['x'], report: { file, format }, most }, passed);
}

function spec(title: string, file = 'a.test.ts', status = 'expected') {
	return { file, title, tests: [{ status }] };
}

test('tests are counted from the report of their runner, and a failure without a failed test is one', () => {
	const units = (numFailedTests: number) =>
		count('vitest', { numPassedTests: 7, numFailedTests }, false);
	expect(units(2)).toMatchObject({ passed: 7, failed: 2 });
	expect(units(0)).toMatchObject({ passed: 7, failed: 1 });
});

test('what passed when it was tried again is named, and one journey too many fails', () => {
	const suites = [
		{
			specs: [spec('opens'), spec('/about', 'every-page.test.ts')],
			suites: [{ specs: [spec('turns', 'b.test.ts', 'flaky')] }],
		},
	];
	const stats = { expected: 5, flaky: 1, unexpected: 3, skipped: 4 };
	expect(count('playwright', { stats, suites }, false)).toEqual({
		passed: 6,
		failed: 3,
		retried: ['b.test.ts: turns'],
		journeys: 2,
	});
	const passing = { stats: { expected: 3, flaky: 0, unexpected: 0 }, suites };
	expect(count('playwright', passing, true, 2)).toMatchObject({ failed: 0 });
	expect(count('playwright', passing, true, 1)).toMatchObject({ failed: 1 });
});
