import { expect, test } from 'vitest';
import { budget } from '../../../../scripts/test/budget.ts';
import type { StepResult } from '../../../../scripts/test/run-step.ts';
import { describeLateness, describeTimes } from '../../../../scripts/test/times.ts';

const count = { passed: 0, failed: 0, retried: [], failures: [], suspects: [], names: [] };
const { seconds, testMinutes, checkMinutes } = budget;

function step(title: string, taken: number, rest: Partial<StepResult> = {}): StepResult {
	return { title, most: undefined, passed: true, seconds: taken, count, ...rest };
}

test('each step and the whole are printed beside their budget', () => {
	const names = ['every-page.test.ts: /', 'every-page.test.ts: /about', 'todo.test.ts: a task'];
	const journeys = step('Every page and user journey', 200, {
		most: 3,
		count: { ...count, names },
	});
	expect(
		describeTimes([step('Build', 41.23), step('Links', 99), journeys], {
			run: 'test',
			runSeconds: 340,
			installSeconds: 20,
		}),
	).toEqual([
		'Seconds, and those of the budget:',
		`  Build                                  41.2 of   ${seconds.Build}`,
		`  Links                                  99.0 of    ${seconds.Links}  above its budget`,
		`  Every page and user journey           200.0 of  ${seconds['Every page and user journey']}`,
		`  All of these                          340.0 of  ${testMinutes * 60}`,
		`  With the installation                 360.0 of ${checkMinutes * 60}`,
		'Journeys: 1 of 3, and 2 pages',
	]);
});

test('the matrix has no budget of its own', () => {
	const whole = { run: 'matrix', runSeconds: 9000, installSeconds: 0 } as const;
	expect(describeTimes([step('Site in a subfolder of a host', 9000)], whole)).toEqual([
		'Seconds, and those of the budget:',
		'  Site in a subfolder of a host        9000.0',
		'  All of these                         9000.0',
	]);
	expect(describeLateness(whole)).toBeUndefined();
});

test('a check of more minutes than it may take is reported', () => {
	const late = { run: 'test', runSeconds: checkMinutes * 60, installSeconds: 90 } as const;
	expect(describeLateness(late)).toBe(
		`This check took ${checkMinutes + 2} minutes: more than the ${checkMinutes} that it may take.`,
	);
	expect(describeLateness({ ...late, installSeconds: 0 })).toBeUndefined();
});
