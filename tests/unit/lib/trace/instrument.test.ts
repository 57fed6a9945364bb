import { describe, expect, test } from 'vitest';
import { instrument } from '#lib/trace/instrument.ts';

/** Runs code with a recorder; gives its answer, its steps as `line name {variables}`, and its calls as `+name` and `-name`. */
function run(code: string) {
	const steps: string[] = [];
	const calls: string[] = [];
	const add = (line: number, call: { name: string } | null, values: object) =>
		steps.push(`${line} ${call?.name ?? '-'} {${Object.keys(values).join(' ')}}`);
	const recorder = {
		enter: (name: string) => {
			calls.push(`+${name}`);
			return { name };
		},
		leave: ({ name }: { name: string }) => calls.push(`-${name}`),
		step: add,
		exit: (line: number, call: { name: string }, values: object, value: unknown) => {
			add(line, call, values);
			return value;
		},
	};
	const answer: unknown = new Function('$trace', `${instrument(code)}\nreturn run();`)(recorder);
	return { answer, steps, calls };
}

test('each line has a step with what is declared before it', () => {
	const { steps } = run(
		'function run() {\nconst a = 1;\nlet [b, { c }] = [2, { c: 3 }];\nreturn a;\n}',
	);
	expect(steps).toEqual(['2 run {}', '3 run {a}', '4 run {a b c}']);
});

test('calls are reported with the name of the function, also when they end by an error', () => {
	const { calls } = run(
		`function run() {
		const double = (n) => n * 2;
		const thrown = { go() { throw new Error('x'); } };
		class Counter { #next = () => { return 1; }; count() { return this.#next(); } }
		try { thrown.go(); } catch {}
		new Counter().count();
		return [double(1)].map((n) => n).map((n) => { return n; });
	}`,
	);
	expect(calls).toEqual([
		...['+run', '+go', '-go', '+count', '+#next', '-#next', '-count'],
		...['+double', '-double', '+', '-', '-run'],
	]);
});

test('a line that returns what another call returns has a step before that call and one after it', () => {
	const { steps } = run(
		'function run() {\nreturn half(4) + 1;\n}\nconst half = (n) =>\nn / 2;\nrun.a = 1;',
	);
	expect(steps).toEqual(['4 - {}', '6 - {half}', '2 run {}', '5 half {n}', '2 run {}']);
});

test('exports are left out and lines keep their numbers', () => {
	const code = instrument('export function run() {\n\treturn 1;\n}\nexport default run;');
	expect(code).not.toContain('export');
	expect(code.split('\n')).toHaveLength(4);
});

describe('what the code does stays the same', () => {
	test.each([
		['a for loop', 'let s = 0; for (let i = 0; i < 4; i++) s += i; return s;'],
		['a for loop without parts', 'let i = 0; for (;;) { if (i > 2) break; i += 1; } return i;'],
		['a for loop without a condition', 'for (let i = 0;; i++) if (i > 2) return i;'],
		['a for loop with an outer variable', 'let i; for (i = 1; i < 5; i *= 2) continue; return i;'],
		[
			'for of and for in',
			'let s = ""; for (const x of "ab") s += x; for (const k in {c: 1}) s += k; return s;',
		],
		['while and do', 'let i = 0; while (i < 3) i++; do i += 2; while (i < 8); return i;'],
		[
			'else if',
			'const f = (n) => { if (n > 2) return "a"; else if (n > 1) return "b"; else return "c"; }; return [1, 2, 3].map(f).join();',
		],
		[
			'switch',
			'switch (1 + 1) { case 1: return "no"; case 2: { const a = "yes"; return a; } default: return "other"; }',
		],
		[
			'try',
			'try { throw new Error("x"); } catch ({ message }) { return message; } finally { run.done = true; }',
		],
		['closures', 'const add = (a) => (b) => { const sum = a + b; return sum; }; return add(1)(2);'],
		[
			'methods',
			'class A { #v = 2; get v() { return this.#v; } m(x) { return x + this.v; } } const o = { f(y) { return y; } }; return new A().m(o.f(3));',
		],
		[
			'recursion',
			'function f(n) { if (n < 2) return n; return f(n - 1) + f(n - 2); } return f(10);',
		],
		['hoisting', 'return later(); function later() { const a = 1; return a; }'],
		[
			'named arrow functions without braces',
			'const fib = (n) => (n < 2 ? n : fib(n - 1) + fib(n - 2)); const pair = (a) => ({ a }); return [fib(9), pair(2).a];',
		],
		[
			'constructors',
			'class A { constructor(x) { this.x = x; } } class B extends A { constructor() { super(4); } } return new B().x;',
		],
		[
			'generators that are left early',
			'function* g() { try { yield 1; yield 2; } finally { run.left = true; } } for (const a of g()) return [a, run.left];',
		],
		['generators', 'function* g() { yield 1; const a = 2; yield a; } return [...g()].join();'],
		[
			'labels',
			'outer: for (const a of [1, 2]) { for (const b of [1, 2]) { if (b === 2) continue outer; if (a === 2) break outer; } } return "end";',
		],
		['missing semicolons', 'const a = 1\nconst b = [a]\nreturn b\n\t.map((x) => x + 1)\n\t.join()'],
		['sequences and objects', 'return ((1, 2), { a: [3] }.a[0]);'],
		['templates', 'const a = 2; return `x $' + '{a} ' + '`;'],
		[
			'default values',
			'const f = (a, b = a + 1, ...c) => { return [a, b, ...c].join(); }; return f(1) + f(1, 2, 3);',
		],
	])('%s', (_, body) => {
		const code = `function run() {\n${body}\n}`;
		const plain: unknown = new Function(`${code}\nreturn run();`)();
		const { answer, steps } = run(code);
		expect(answer).toEqual(plain);
		expect(steps.length).toBeGreaterThan(0);
	});
});
