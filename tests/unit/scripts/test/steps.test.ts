import { expect, test } from 'vitest';
import { budget } from '../../../../scripts/test/budget.ts';
import { describeOwnContent } from '../../../../scripts/test/own-content.ts';
import { listMatrix, listOwnerSteps, listSteps } from '../../../../scripts/test/steps.ts';

const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);
const all = listMatrix({ words: [], built: false, seed: 7 });

test('the check is the test without what needs a build, and no step waits for one that is not there', () => {
	const check = titles(listSteps('check'));
	const whole = titles(listSteps('test'));
	expect(check).not.toContain('Build');
	expect(whole.slice(0, check.length)).toEqual(check);
	for (const steps of [listSteps('check'), listSteps('test'), all]) {
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
	for (const { after } of listOwnerSteps('test')) {
		expect([undefined, ...titles(listOwnerSteps('test'))]).toContain(after);
	}
});

test.each(['check', 'test', 'matrix'] as const)(
	'%s says in one line that the content is no sample',
	(run) => {
		expect(describeOwnContent(run)).toMatch(/^The content is your own .+\.$/);
		expect(describeOwnContent(run)).not.toContain('\n');
	},
);

test('every step of the test has its seconds in the budget, and nothing else has', () => {
	expect(titles(listSteps('test')).sort()).toEqual(Object.keys(budget.seconds).sort());
});

test('a step that takes more seconds takes them from another one', () => {
	const seconds = Object.values(budget.seconds).reduce((sum, step) => sum + step, 0);
	expect(seconds).toBe(budget.allSeconds);
});

test('the journeys have the limit of the budget', () => {
	const [journeys] = listSteps('test').filter(({ most }) => most === budget.journeys);
	expect(journeys?.command).toContain('--project=journeys');
});

test('the matrix builds the site, unless it is built', () => {
	expect(titles(all)[0]).toBe('Build');
	const built = listMatrix({ words: [], built: true, seed: 7 });
	expect(titles(built)).toEqual(titles(all).slice(1));
});

test('a word chooses a part of the matrix, any other one the tests of its name', () => {
	const choose = (...words: string[]) => listMatrix({ words, built: false, seed: 7 });
	expect(titles(choose('author'))).toEqual(['Build', 'Content of another author']);
	expect(titles(choose('properties'))).toEqual(['Properties with the seed 7']);
	const [, browser, ...others] = choose('weather', 'rates');
	expect(browser?.command.slice(-2)).toEqual(['--grep', 'weather|rates']);
	expect(others).toEqual([]);
	expect(choose('/extra/tasks', 'todo (list')[1]?.command.at(-1)).toBe('/extra/tasks|todo..list');
	expect(titles(choose('constructor'))).toEqual(['Build', 'All widths, themes and languages']);
	expect(titles(choose('folder', 'weather'))).toHaveLength(3);
});

test('the properties of the matrix have the seed that their title names', () => {
	const properties = all.find(({ environment }) => environment?.PROPERTY_SEED === '7');
	expect(properties?.title).toContain('7');
	const again = listMatrix({ words: [], built: true, seed: 8 });
	expect(again.some(({ environment }) => environment?.PROPERTY_SEED === '8')).toBe(true);
});
