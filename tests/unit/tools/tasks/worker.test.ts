import { createContext, Script } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Case } from '#tools/tasks/cases.ts';
import { isMessage, type Message } from '#tools/tasks/run/protocol.ts';
import { type CaseResult, limitMs, openLimitMs, runCases } from '#tools/tasks/run/run-cases.ts';
import { workerScript } from '#tools/tasks/run/sandbox-script.ts';

/** Runs the real script of the sandbox's workers, with stand-ins for what a worker has. */
async function work(code: string, cases: readonly Case[], watched = false) {
	const messages: Message[] = [];
	let receive: (event: object) => void = () => {};
	const scripts = new Map<string, string>();
	const world = createContext({
		addEventListener: (_: string, listener: typeof receive) => {
			receive = listener;
		},
		Blob: class {
			readonly parts: string[];

			constructor(parts: string[]) {
				this.parts = parts;
			}
		},
		URL: {
			createObjectURL: ({ parts }: { parts: string[] }) => {
				const address = `blob:test/${scripts.size}`;
				scripts.set(address, parts.join(''));
				return address;
			},
		},
		importScripts: (address: string) =>
			new Script(scripts.get(address) ?? '', { filename: address }).runInContext(world),
		console: {},
	});
	new Script(workerScript).runInContext(world);
	await new Promise<void>((resolve) => {
		const port = {
			postMessage: (message: Message) => {
				messages.push(structuredClone(message));
				if (message.type === 'end' || message.type === 'broken') resolve();
			},
		};
		receive({ data: { code, name: 'f', cases, from: 0, watched }, ports: [port] });
	});
	return messages;
}

const one: Case = { input: [1], expected: 2 };
const two: Case = { input: [2], expected: 3 };

describe('the worker', () => {
	test('reports pass or fail and the result, also of a promise', async () => {
		const messages = await work('const f = async (n) => n === 1 ? 2 : 2.5;', [one, two]);
		expect(messages).toEqual([
			{ type: 'ready' },
			{ type: 'start', place: 0 },
			{ type: 'case', place: 0, outcome: 'pass', text: '2' },
			{ type: 'start', place: 1 },
			{ type: 'case', place: 1, outcome: 'fail', text: '2.5' },
			{ type: 'end' },
		]);
		expect(messages.every(isMessage)).toBe(true);
	});

	test.each([
		['let = ;', 'syntax', "Unexpected token ';'"],
		['const g = 1;', 'missing', 'f'],
	])('reports that %s cannot be read or has no such function', async (code, reason, message) => {
		expect(await work(code, [one])).toContainEqual({ type: 'broken', reason, message });
	});

	test.each([
		['a long text', '"x".repeat(1e7)'],
		['lists in lists', 'JSON.parse("[".repeat(2000) + "]".repeat(2000))'],
		['a list of itself', '(() => { const a = []; a.push(a); return a; })()'],
		['a huge BigInt', '2n ** 1000000n'],
	])('what it receives is reported with limited length: %s', async (_, value) => {
		const message = (await work(`const f = () => ${value};`, [one])).at(-2);
		expect(message).toMatchObject({ type: 'case' });
		expect(JSON.stringify(message).length).toBeLessThan(5000);
	});

	test('of what the code prints a hundred lines of a thousand characters are kept', async () => {
		const code =
			'function f() { for (let i = 0; i < 1e4; i++) console.log("x".repeat(5000), i); return 2; }';
		const printed = (await work(code, [one])).filter((message) => message.type === 'print');
		expect(printed).toHaveLength(100);
		expect(printed.map(({ last }) => last).lastIndexOf(true)).toBe(99);
		for (const { text } of printed) expect(text).toHaveLength(1000);
	});
});

describe('a run', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});

	const cases: Case[] = [1, 2, 3, 4].map((number) => ({ input: [number], expected: number }));
	const job = { code: '', name: 'f', cases, from: 0, watched: false };
	const pass = (place: number) => ({ type: 'case', place, outcome: 'pass', text: '1' });
	const ready = { type: 'ready' };

	/** Runs the cases in workers that answer with these messages, the third and later ones again and again. */
	function start(answer: (from: number) => readonly unknown[], again = 0) {
		const results: CaseResult[] = [];
		const closed: number[] = [];
		const ending = runCases(
			job,
			({ from }, listen) => {
				queueMicrotask(() => answer(from).forEach(listen));
				if (again) setInterval(() => answer(from).slice(2).forEach(listen), again);
				return { close: () => closed.push(from) };
			},
			{
				onCase: (place, result) => {
					results[place] = result;
				},
				onPrint: () => {},
			},
		);
		return { closed, ending, outcomes: () => results.map(({ outcome }) => outcome).join(' ') };
	}

	test('a case without an end is stopped within its time, and a new worker takes the others', async () => {
		const begin = (place: number) => ({ type: 'start', place });
		const { outcomes, closed, ending } = start((from) =>
			from === 0
				? [ready, begin(0), pass(0), begin(1)]
				: [ready, begin(2), pass(2), begin(3), pass(3), { type: 'end' }],
		);
		await vi.advanceTimersByTimeAsync(limitMs - 1);
		expect(closed).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(await ending).toEqual({ ending: 'done' });
		expect([closed, outcomes()]).toEqual([[0, 2], 'pass timeout pass pass']);
	});

	test('messages out of turn give no more time, and none of them is an answer', async () => {
		const { outcomes, ending } = start(
			(place) => [
				ready,
				{ type: 'start', place },
				ready,
				pass(3),
				{ type: 'case', place: 0, outcome: 'pass', text: 5 },
				{ type: 'end' },
				'nonsense',
			],
			100,
		);
		await vi.advanceTimersByTimeAsync(2 * limitMs);
		await ending;
		expect(outcomes()).toMatch('timeout');
	});

	test('a sandbox that does not open, and code that cannot be loaded, end it with the reason', async () => {
		const { ending } = start(() => []);
		await vi.advanceTimersByTimeAsync(openLimitMs);
		expect(await ending).toEqual({ ending: 'closed' });
		const reason = { reason: 'error', message: 'why', line: 3 };
		const broken = start(() => [{ type: 'broken', ...reason }]);
		expect(await broken.ending).toEqual({ ending: 'broken', ...reason });
	});
});
