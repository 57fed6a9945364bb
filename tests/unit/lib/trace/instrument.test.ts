import { instrument } from '#lib/trace/instrument.ts';
import bodies from './bodies.json' with { type: 'json' };

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

test.each(Object.entries(bodies))('what the code does stays the same: %s', (_, body) => {
	const code = `function run() {\n${body}\n}`;
	const plain: unknown = new Function(`${code}\nreturn run();`)();
	const { answer, steps } = run(code);
	expect(answer).toEqual(plain);
	expect(steps.length).toBeGreaterThan(0);
});
