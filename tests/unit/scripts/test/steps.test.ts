import { expect, test } from 'vitest';
import { budget } from '../../../../scripts/test/budget.ts';
import { parseChoice } from '../../../../scripts/test/choice.ts';
import type { StepResult } from '../../../../scripts/test/run-step.ts';
import { listMatrix, listOwnerSteps, listSteps } from '../../../../scripts/test/steps.ts';
import { describeLateness, describeTimes } from '../../../../scripts/test/times.ts';

const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);
const choose = (...words: string[]) => listMatrix({ words, built: false, seed: 7 });

test('the check is the test without what needs a build, and no step waits for one that is not there', () => {
	const check = titles(listSteps('check'));
	expect(check).not.toContain('Build');
	expect(titles(listSteps('test')).slice(0, check.length)).toEqual(check);
	for (const steps of [listSteps('check'), listSteps('test'), listOwnerSteps('test'), choose()]) {
		for (const { after } of steps) expect([undefined, ...titles(steps)]).toContain(after);
	}
});

test('with content of an owner, only what is true of every content is checked', () => {
	const check = titles(listOwnerSteps('check'));
	expect(check).toEqual(expect.arrayContaining(['Unit and component tests', 'Types', 'Content']));
	expect(check).not.toContain('Format and lint');
	expect(titles(listOwnerSteps('test')).slice(check.length)).toEqual([
		'Build',
		'Built files',
		'HTML',
		'Links',
	]);
});

test('the seconds of the steps add up to the budget', () => {
	const seconds = Object.values(budget.seconds).reduce((sum, step) => sum + step, 0);
	expect(seconds).toBe(budget.allSeconds);
	expect(titles(listSteps('test')).sort()).toEqual(Object.keys(budget.seconds).sort());
});

test('a word chooses a part of the matrix, any other one the tests of its name', () => {
	expect(titles(choose('author'))).toEqual(['Build', 'Content of another author']);
	expect(listMatrix({ words: ['author'], built: true, seed: 7 })).toHaveLength(1);
	const [, browser, ...others] = choose('weather', 'todo (list');
	expect(browser?.command.slice(-2)).toEqual(['--grep', 'weather|todo..list']);
	expect(others).toEqual([]);
	expect(choose('properties')[0]).toMatchObject({
		title: expect.stringContaining('7'),
		environment: { PROPERTY_SEED: '7' },
	});
});

test('the matrix takes words and the built site; the others run whole', () => {
	expect(parseChoice(['matrix', 'weather', '--built', 'todo'])).toEqual({
		run: 'matrix',
		words: ['weather', 'todo'],
		built: true,
	});
	expect(() => parseChoice(['test', 'weather'])).toThrow('npm run test:matrix -- weather');
	expect(() => parseChoice(['all'])).toThrow('"all" is not one of check, test, matrix.');
	expect(() => parseChoice(['matrix', '--fast'])).toThrow('--fast is unknown');
});

test('each step and the whole are printed beside their budget, and a late check is reported', () => {
	const step = (title: string, seconds: number, journeys = 0, most?: number): StepResult => ({
		title,
		most,
		passed: true,
		seconds,
		count: { passed: 0, failed: 0, retried: [], journeys },
	});
	const whole = { run: 'test', runSeconds: 340, installSeconds: 20 } as const;
	const { seconds, testMinutes, checkMinutes } = budget;
	expect(describeTimes([step('Build', 41.23), step('Links', 99, 2, 3)], whole)).toEqual([
		'Seconds, and those of the budget:',
		`  Build                                  41.2 of   ${seconds.Build}`,
		`  Links                                  99.0 of    ${seconds.Links}  above its budget`,
		`  All of these                          340.0 of  ${testMinutes * 60}`,
		`  With the installation                 360.0 of ${checkMinutes * 60}`,
		'Journeys: 2 of 3',
	]);
	expect(describeLateness(whole)).toBeUndefined();
	expect(describeLateness({ ...whole, runSeconds: checkMinutes * 60 + 100 })).toBe(
		`This check took ${checkMinutes + 2} minutes: more than the ${checkMinutes} that it may take.`,
	);
});
