import { createContext, Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { instrument } from '#lib/trace/instrument.ts';
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

describe('the worker', () => {
	test('reports pass or fail, and the result', async () => {
		const messages = await work('const f = (n) => n === 1 ? 2 : 2.5;', [
			one,
			{ input: [2], expected: 3 },
		]);
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

	test('reports what was thrown and at which line of the code, and goes on', async () => {
		const code =
			'function f(n) {\n\tif (n === 1) throw new RangeError("too small");\n\treturn n;\n}';
		const messages = await work(code, [one, { input: [2], expected: 2 }]);
		expect(messages.find(({ type }) => type === 'case')).toEqual({
			type: 'case',
			place: 0,
			outcome: 'error',
			text: 'RangeError: too small',
			line: 2,
		});
		expect(messages.at(-2)).toMatchObject({ place: 1, outcome: 'pass' });
	});

	test('waits for a promise', async () => {
		const messages = await work('async function f(n) { return n + 1; }', [one]);
		expect(messages.at(-2)).toMatchObject({ outcome: 'pass' });
	});

	test('reports that code cannot be read, or has no such function', async () => {
		expect(await work('let = ;', [one])).toContainEqual({
			type: 'broken',
			reason: 'syntax',
			message: "Unexpected token ';'",
		});
		expect(await work('const g = 1;', [one])).toContainEqual({
			type: 'broken',
			reason: 'missing',
			message: 'f',
		});
	});

	test.each([
		['a long text', '"x".repeat(1e7)'],
		['a long list', 'Array.from({ length: 1e5 }, (_, i) => i)'],
		['lists in lists', 'JSON.parse("[".repeat(2000) + "]".repeat(2000))'],
		['a list of itself', '(() => { const a = []; a.push(a); return a; })()'],
		['a huge BigInt', '2n ** 1000000n'],
		['a long error', '(() => { throw new Error("x".repeat(1e7)); })()'],
		['many keys', 'Object.fromEntries(Array.from({ length: 1e5 }, (_, i) => ["k" + i, i]))'],
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

	test('reports the steps of watched code, and the first thousand of an endless run', async () => {
		const code = instrument(
			'function f(n) {\n\tfor (let i = 0; i < 5000; i++);\n\treturn n + 1;\n}',
		);
		const traces = (await work(code, [one], true)).filter((message) => message.type === 'trace');
		expect(traces.map(({ trace }) => trace.count)).toEqual([Number.POSITIVE_INFINITY, 5002]);
		expect(traces[0]?.trace.steps).toHaveLength(1000);
	});
});

describe('a run', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});
	afterEach(() => {
		vi.useRealTimers();
	});

	const cases: Case[] = [1, 2, 3, 4].map((number) => ({ input: [number], expected: number }));
	const job = { code: '', name: 'f', cases, from: 0, watched: false };
	const pass = (place: number) => ({ type: 'case', place, outcome: 'pass', text: '1' });

	function start(answer: (from: number, listen: (data: unknown) => void) => void) {
		const results: CaseResult[] = [];
		const closed: number[] = [];
		const ending = runCases(
			job,
			({ from }, listen) => {
				queueMicrotask(() => answer(from, listen));
				return { close: () => closed.push(from) };
			},
			{
				onCase: (place, result) => {
					results[place] = result;
				},
				onPrint: () => {},
			},
		);
		return { results, closed, ending };
	}

	test('a case without an end is stopped within its time, and a new worker takes the others', async () => {
		const { results, closed, ending } = start((from, listen) => {
			listen({ type: 'ready' });
			for (let place = from; place < 4; place += 1) {
				listen({ type: 'start', place });
				if (place === 1) return;
				listen(pass(place));
			}
			listen({ type: 'end' });
		});
		await vi.advanceTimersByTimeAsync(limitMs - 1);
		expect(closed).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(await ending).toEqual({ ending: 'done' });
		expect(closed).toEqual([0, 2]);
		expect(results.map(({ outcome }) => outcome)).toEqual(['pass', 'timeout', 'pass', 'pass']);
	});

	test('after two such cases the rest is not tried', async () => {
		const { results, ending } = start((from, listen) => {
			listen({ type: 'ready' });
			listen({ type: 'start', place: from });
		});
		await vi.advanceTimersByTimeAsync(2 * limitMs);
		await ending;
		expect(results.map(({ outcome }) => outcome)).toEqual([
			'timeout',
			'timeout',
			'skipped',
			'skipped',
		]);
	});

	test('messages out of turn give no more time, and none of them is an answer', async () => {
		const { results, ending } = start((_, listen) => {
			listen({ type: 'ready' });
			listen({ type: 'start', place: 0 });
			setInterval(() => {
				listen({ type: 'ready' });
				listen(pass(3));
				listen({ type: 'end' });
				listen({ type: 'case', place: 0, outcome: 'pass', text: 5 });
				listen('nonsense');
			}, 100);
		});
		await vi.advanceTimersByTimeAsync(2 * limitMs);
		await ending;
		expect(results[0]).toEqual({ outcome: 'timeout' });
	});

	test('a sandbox that does not open ends the run', async () => {
		const { ending } = start(() => {});
		await vi.advanceTimersByTimeAsync(openLimitMs);
		expect(await ending).toEqual({ ending: 'closed' });
	});

	test('code that cannot be loaded ends it with the reason', async () => {
		const { ending } = start((_, listen) =>
			listen({ type: 'broken', reason: 'error', message: 'why', line: 3 }),
		);
		await vi.advanceTimersByTimeAsync(0);
		expect(await ending).toEqual({ ending: 'broken', reason: 'error', message: 'why', line: 3 });
	});
});
