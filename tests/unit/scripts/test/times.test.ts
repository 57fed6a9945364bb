import { expect, test } from 'vitest';
import { budget } from '../../../../scripts/test/budget.ts';
import type { StepResult } from '../../../../scripts/test/run-step.ts';
import { describeTimes } from '../../../../scripts/test/times.ts';

const count = { passed: 0, failed: 0, retried: [], failures: [], suspects: [], names: [] };

function step(title: string, seconds: number, rest: Partial<StepResult> = {}): StepResult {
	return { title, most: undefined, passed: true, seconds, count, ...rest };
}

test('each step and the whole are printed beside their budget', () => {
	const lines = describeTimes(
		[
			step('Build', 41.23),
			step('Links', 99),
			step('Every page and user journey', 200, { most: 3 }),
		],
		{ run: 'test', wholeSeconds: 340, installSeconds: 20 },
	);
	expect(lines).toEqual([
		'Seconds, and those of the budget:',
		'  Install                                20.0',
		`  Build                                  41.2 of   ${budget.seconds.Build}`,
		`  Links                                  99.0 of    ${budget.seconds.Links}  above its budget`,
		`  Every page and user journey           200.0 of  ${budget.seconds['Every page and user journey']}`,
		`  The whole                             340.0 of  ${budget.testMinutes * 60}`,
		`  Journeys                                  0 of  ${budget.journeys}`,
	]);
});

test('the last line reports a check of more minutes than it may take', () => {
	const late = { run: 'test', wholeSeconds: budget.checkMinutes * 60, installSeconds: 90 } as const;
	expect(describeTimes([], late).at(-1)).toBe(
		`This check took ${budget.checkMinutes + 2} minutes: more than the ${budget.checkMinutes} that it may take.`,
	);
	expect(describeTimes([], { ...late, installSeconds: 0 }).at(-1)).toContain('Journeys');
});

test('another run than the test has no budget', () => {
	const whole = { run: 'matrix', wholeSeconds: 9000, installSeconds: 0 } as const;
	expect(describeTimes([step('Build', 9000)], whole)).toEqual([
		'Seconds:',
		'  Build                                9000.0',
		'  The whole                            9000.0',
	]);
});
