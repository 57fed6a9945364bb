import { createContext, Script } from 'node:vm';
import type { Case } from '#tools/tasks/cases.ts';
import type { Message } from '#tools/tasks/run/protocol.ts';
import {
	type CaseResult,
	limitMs,
	type OpenSandbox,
	openLimitMs,
	runCases,
} from '#tools/tasks/run/run-cases.ts';
import { workerScript } from '#tools/tasks/run/sandbox-script.ts';

/** The real script of the sandbox's workers, with stand-ins for what a worker has. Each has a realm of its own. */
const openWorker: OpenSandbox = (job, listen) => {
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
		console: { ...console },
		performance,
		structuredClone,
		deliver: (message: Message) => listen(structuredClone(message)),
	});
	const inWorld = (code: string) =>
		new Script(code, { filename: 'blob:worker' }).runInContext(world);
	inWorld(workerScript);
	const event = inWorld(`globalThis.MessagePort = class {
		#deliver = deliver;
		postMessage(message) { this.#deliver(message); }
	};
	({ data: ${JSON.stringify(job)}, ports: [new MessagePort()] })`);
	queueMicrotask(() => receive(event));
	return { close: () => {} };
};

/** What the page shows of a run. */
async function run(code: string, cases: readonly Case[]) {
	const results: (CaseResult | undefined)[] = [];
	const printed: [place: number | undefined, text: string][] = [];
	let cut = false;
	const ending = await runCases(cases, { code, name: 'f', watched: false }, openWorker, {
		onCase: (place, result) => {
			results[place] = result;
		},
		onPrint: (text, place, last) => {
			printed.push([place, text]);
			cut ||= last;
		},
	});
	return { ending, results, printed, cut };
}

const one: Case = { input: [1], expected: 2 };
const two: Case = { input: [2], expected: 3 };

describe('the worker', () => {
	test('gives the answers, and the page says whether they are expected', async () => {
		expect(await run('const f = (n) => n === 1 ? 2 : 2.5;', [one, two])).toMatchObject({
			ending: { ending: 'done' },
			results: [
				{ outcome: 'pass', text: '2' },
				{ outcome: 'fail', text: '2.5' },
			],
		});
	});

	test.each([
		['let = ;', 'syntax', "Unexpected token ';'"],
		['const g = 1;', 'missing', 'f'],
	])('reports that %s cannot be read or has no such function', async (code, reason, message) => {
		const { ending } = await run(code, [one]);
		expect(ending).toEqual({ ending: 'broken', reason, message });
	});

	test.each([
		['a long text', '"x".repeat(1e7)'],
		['lists in lists', 'JSON.parse("[".repeat(2000) + "]".repeat(2000))'],
		['a list of itself', '(() => { const a = []; a.push(a, a); return a; })()'],
		['a huge BigInt', '2n ** 1000000n'],
		['a huge list', 'new Array(1e9)'],
	])('what it receives is reported with limited length: %s', async (_, value) => {
		const { results } = await run(`const f = () => ${value};`, [one]);
		expect(results).toMatchObject([{ outcome: 'fail' }]);
		expect(JSON.stringify(results).length).toBeLessThan(5000);
	});

	test('of what the code prints a hundred lines of a thousand characters are kept', async () => {
		const code =
			'function f() { for (let i = 0; i < 1e4; i++) console.log("x".repeat(5000), i); return 2; }';
		const { printed, cut } = await run(code, [one]);
		expect([printed.length, cut]).toEqual([100, true]);
		for (const [, text] of printed) expect(text).toHaveLength(1000);
	});

	test('each line that is printed belongs to its case', async () => {
		const code = 'console.log("load"); const f = (n) => console.log(n);';
		expect((await run(code, [one, two])).printed).toEqual([
			[undefined, 'load'],
			[0, '1'],
			[1, '2'],
		]);
	});
});

/** Wrong answers, the expected ones, and how the wrong ones are printed. */
const wrong: [answer: string, expected: unknown, text: string][] = [
	['5', 2, '5'],
	['[5]', [2], '[5]'],
	['5n', 2, '5n'],
	['"a"', 'b', "'a'"],
	['({ a: 5 })', null, '{ a: 5 }'],
];

/** What code may replace, so that wrong answers seem to be the expected ones, or others are shown. */
test.each([
	'Object.is = () => true;',
	'Array.isArray = () => true;',
	'Array.isArray = () => false;',
	'Array.from = () => ["2"];',
	'Array.prototype.every = () => true;',
	'Array.prototype.map = () => ["2"];',
	'Array.prototype.slice = () => [2];',
	'Array.prototype.join = () => "2";',
	'Array.prototype.entries = () => [];',
	'Array.prototype[Symbol.iterator] = function* () { yield 2; };',
	'Object.entries = () => [["a", 2]];',
	'Object.defineProperty(Set, Symbol.hasInstance, { value: () => true });',
	'Number.isSafeInteger = () => true; BigInt = () => 5n;',
	'BigInt.prototype.toString = () => "2".repeat(1e5);',
	'String = () => "2"; Number.prototype.toString = () => "2";',
	'String.prototype.replace = String.prototype.slice = () => "2";',
	'RegExp.prototype.exec = () => ["2"]; RegExp.prototype[Symbol.replace] = () => "2";',
	'importScripts = () => {};',
	'URL = Blob = class { static createObjectURL() {} };',
	'const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function (message) { postMessage.call(this, { ...message, outcome: "pass", text: "2", sent: { got: 2 } }); };',
	'const { postMessage } = MessagePort.prototype; MessagePort.prototype.postMessage = function ({ type, place }) { for (const message of [{ type, place }, { type: "case", place, outcome: "pass", text: "2", sent: { got: 2 } }]) postMessage.call(this, message); };',
	'Object.prototype.outcome = "pass"; Object.prototype.toJSON = Object.prototype.valueOf = () => 2; JSON.stringify = () => "2";',
	'Object.getPrototypeOf = Object.keys = Reflect.apply = structuredClone = () => 2;',
	'Function.prototype.call = Function.prototype.apply = Function.prototype.bind = () => 2;',
	'self = postMessage = onmessage = addEventListener = performance = setTimeout = () => 2;',
	'Promise.prototype.then = (f) => f(2); Map.prototype.get = WeakMap.prototype.get = Set.prototype.has = () => 2;',
	'for (const name in console) console[name] = () => 2; $trace = {};',
	'Error.prepareStackTrace = (_, calls) => calls.map((call) => { try { call.getFunction().arguments[0].inputs = []; } catch {} });',
])('code does not reach what judges its answers: %s', async (attack) => {
	const answers = wrong.map(([answer]) => `() => ${answer}`);
	const { results } = await run(
		`${attack} const answers = [${answers}]; function f(n) { new Error().stack; return answers[n](); }`,
		wrong.map(([, expected], place) => ({ input: [place], expected })),
	);
	expect(results).toEqual(wrong.map(([, , text]) => ({ outcome: 'fail', text })));
});

test.each([
	['a proxy', 'new Proxy([2], {})', [2], 'fail', '[2]'],
	[
		'an object',
		'({ valueOf: () => 2, toString: () => "2" })',
		2,
		'fail',
		'{ valueOf: ƒ valueOf, toString: ƒ toString }',
	],
	[
		'a getter',
		'(() => { let n = 4; return Object.defineProperty([0], 0, { get: () => (n -= 1) }); })()',
		[2],
		'pass',
		'[2]',
	],
	['a boxed number', 'new Number(2)', 2, 'fail', '{  }'],
	['a promise of it', 'Promise.resolve(2)', 2, 'fail', 'Promise { 2 }'],
	['an async function', '(async () => [2])()', [2], 'fail', 'Promise { [2] }'],
	['a list of it', '[Promise.resolve(2)]', [2], 'fail', '[Promise]'],
	['a thenable', '({ then: (give) => give(2) })', 2, 'fail', '{ then: ƒ then }'],
	['minus zero', '-0', 0, 'pass', '-0'],
])('an answer is printed as it is compared: %s', async (_, value, expected, outcome, text) => {
	const { results } = await run(`const f = () => ${value};`, [{ input: [1], expected }]);
	expect(results).toEqual([{ outcome, text }]);
});

// As https://console.spec.whatwg.org describes each method, in the form in which Node prints values.
test.each([
	['log("a", -0, [1, [2]], { b: null }, 3n)', ['a -0 [1, [2]] { b: null } 3n']],
	['info("%s is %d%% of %o%c", "x", "5.7", [1], "color: red", "y")', ['x is 5% of [1] y']],
	['warn(new Map([[1, "a"]]), (x) => x)', ["Map { 1: 'a' } ƒ "]],
	['table([{ a: 1, b: "x" }, { a: 22 }])', ["(index)  a   b\n0        1   'x'\n1        22"]],
	['table([1])', ['(index)  Values\n0        1']],
	['dir({ a: 1 })', ['{ a: 1 }']],
	['assert(1 > 2, "no"); console.assert(true, "yes")', ['Assertion failed: no']],
	['count(); console.count("a"); console.count()', ['default: 1', 'a: 1', 'default: 2']],
	['count(); console.countReset(); console.count()', ['default: 1', 'default: 1']],
	[
		'group("g"); console.log("a\\nb"); console.groupEnd(); console.log("c")',
		['g', '  a\n  b', 'c'],
	],
	[
		'time("t"); console.timeEnd("t"); console.timeEnd("t")',
		[expect.stringMatching(/^t: [\d.]+ ms$/)],
	],
	['trace("here")', ['Trace: here\n  f:2']],
])('console.%s prints %j', async (call, lines) => {
	const { printed } = await run(`function f() {\nconsole.${call}; }`, [one]);
	expect(printed.map(([, text]) => text)).toEqual(lines);
});

describe('a run', () => {
	beforeEach(() => {
		vi.useFakeTimers();
	});

	const cases: Case[] = [1, 2, 3, 4].map((number) => ({ input: [number], expected: number }));
	const job = { code: '', name: 'f', watched: false };
	const pass = (place: number) => ({ type: 'case', place, sent: { got: place + 1 } });
	const ready = { type: 'ready' };

	/** Runs the cases in workers that answer with these messages, the third and later ones again and again. */
	function start(answer: (from: number) => readonly unknown[], again = 0) {
		const results: CaseResult[] = [];
		const closed: number[] = [];
		const ending = runCases(
			cases,
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
				{ type: 'case', place: 0, sent: 5 },
				{ type: 'print', method: 'log' },
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
