import { listMatrix, listOwnerSteps, listSteps } from '../../../../scripts/test/steps.ts';

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
