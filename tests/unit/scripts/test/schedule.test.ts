import { expect, test } from 'vitest';
import { runSteps } from '../../../../scripts/test/schedule.ts';
import type { Step } from '../../../../scripts/test/steps.ts';

function step(title: string, rest: Partial<Step> = {}): Step {
	return { title, command: ['x'], ...rest };
}

/** Runs the steps; what started and ended, in order. Each takes as many turns as its name has letters. */
async function follow(steps: readonly Step[], places: number, failing = '', goesOn = false) {
	const log: string[] = [];
	const { results, waiting } = await runSteps(steps, { places, goesOn }, async ({ title }) => {
		log.push(`+${title}`);
		for (let turn = 0; turn < title.length * 10; turn += 1) await Promise.resolve();
		log.push(`-${title}`);
		return { passed: title !== failing };
	});
	return { log, count: results.length, waiting: waiting.map(({ title }) => title) };
}

test('as many steps run at a time as there are places', async () => {
	const { log } = await follow([step('aaaa'), step('bb'), step('c')], 2);
	expect(log).toEqual(['+aaaa', '+bb', '-bb', '+c', '-c', '-aaaa']);
});

test('a step waits for the one it comes after, and others pass it by', async () => {
	const { log } = await follow([step('aaaa'), step('bb', { after: 'aaaa' }), step('c')], 2);
	expect(log).toEqual(['+aaaa', '+c', '-c', '-aaaa', '+bb', '-bb']);
});

test('what it comes after need not be among the steps', async () => {
	expect((await follow([step('a', { after: 'Types' })], 2)).count).toBe(1);
});

test('nothing runs beside a step that runs alone', async () => {
	const { log } = await follow([step('aa'), step('bbb', { alone: true }), step('c')], 2);
	expect(log).toEqual(['+aa', '+c', '-c', '-aa', '+bbb', '-bbb']);
});

test('after a failure what runs is ended, and nothing more starts', async () => {
	const { log, waiting, count } = await follow([step('aaaa'), step('b'), step('cc')], 2, 'b');
	expect(log).toEqual(['+aaaa', '+b', '-b', '-aaaa']);
	expect([count, waiting]).toEqual([2, ['cc']]);
});

test('a run that goes on leaves out only what comes after the failure', async () => {
	const steps = [step('a'), step('b', { after: 'a' }), step('c', { after: 'b' }), step('dd')];
	const { log, waiting } = await follow(steps, 1, 'a', true);
	expect(log).toEqual(['+a', '-a', '+dd', '-dd']);
	expect(waiting).toEqual(['b', 'c']);
});

test('one place is enough for all', async () => {
	const { log } = await follow([step('a'), step('b', { alone: true }), step('c')], 1);
	expect(log).toEqual(['+a', '-a', '+b', '-b', '+c', '-c']);
});
