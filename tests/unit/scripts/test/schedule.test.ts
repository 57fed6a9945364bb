import { runSteps } from '../../../../scripts/test/schedule.ts';
import type { Step } from '../../../../scripts/test/steps.ts';

function step(title: string, rest: Partial<Step> = {}): Step {
	return { title, command: ['x'], ...rest };
}

/** Runs the steps: what started and ended, in order, and what was not run. Each takes as many turns as its name has letters. */
async function follow(steps: readonly Step[], places: number, failing: string, goesOn = false) {
	const log: string[] = [];
	const { waiting } = await runSteps(steps, { places, goesOn }, async ({ title }) => {
		log.push(`+${title}`);
		for (let turn = 0; turn < title.length * 10; turn += 1) await Promise.resolve();
		log.push(`-${title}`);
		return { passed: title !== failing };
	});
	const left = waiting.map(({ title }) => title);
	return [log.join(' '), ...(left.length > 0 ? [`without ${left.join(' ')}`] : [])].join(', ');
}

test.each([
	[
		'as many run as there are places',
		[step('aaaa'), step('bb'), step('c')],
		'+aaaa +bb -bb +c -c -aaaa',
	],
	[
		'one waits, others pass it by',
		[step('aaaa'), step('bb', { after: 'aaaa' }), step('c')],
		'+aaaa +c -c -aaaa +bb -bb',
	],
	['what it comes after need not be there', [step('a', { after: 'Types' })], '+a -a'],
	[
		'nothing runs beside one that runs alone',
		[step('aa'), step('bbb', { alone: true }), step('c')],
		'+aa +c -c -aa +bbb -bbb',
	],
	[
		'nothing starts after a failure',
		[step('aaaa'), step('b'), step('cc')],
		'+aaaa +b -b -aaaa, without cc',
		'b',
	],
])('%s', async (_, steps, log, failing = '') => {
	expect(await follow(steps, 2, failing)).toBe(log);
});

test('a run that goes on leaves out what comes after a failure', async () => {
	const steps = [step('a'), step('b', { after: 'a' }), step('c', { after: 'b' }), step('dd')];
	expect(await follow(steps, 1, 'a', true)).toBe('+a -a +dd -dd, without b c');
});
