import { createContext, Script } from 'node:vm';
import { toClassicScript } from '#lib/trace/classic-script.ts';
import { instrument } from '#lib/trace/instrument.ts';
import programs from './modules.json' with { type: 'json' };

/** What a name of a classic script means, as the sandbox asks for it. */
function run(code: string, name: string): unknown {
	const world = createContext({
		$trace: { enter: () => ({}), leave: () => {}, step: () => {}, exit: toLast },
	});
	new Script(code).runInContext(world);
	const value: unknown = new Script(
		`typeof ${name} === 'undefined' ? undefined : ${name};`,
	).runInContext(world);
	return typeof value === 'function' ? value('ab') : value;
}

const toLast = (...values: unknown[]) => values.at(-1);

/** What the engine exports under that name when it reads the same program as a module. */
async function load(code: string, name: string): Promise<unknown> {
	const address = `data:text/javascript,${encodeURIComponent(code)}`;
	const exported: Record<string, unknown> = await import(/* @vite-ignore */ address);
	const value = exported[name];
	return typeof value === 'function' ? value('ab') : value;
}

test.each(programs)(
	'$code is the same as a module and as a classic script',
	async ({ code, name = 'f' }) => {
		const { script, names } = toClassicScript(code);
		expect(run(script + names, name)).toBe(await load(code, name));
		expect(run(instrument(script) + names, name)).toBe(await load(code, name));
		expect(script.split('\n')).toHaveLength(code.split('\n').length);
	},
);

test('without exports nothing is changed, and each export keeps the columns of its line', () => {
	const plain = 'const a = { export: 1 }; // export { a };\n`export ` + a.export;';
	expect(toClassicScript(plain)).toEqual({ script: plain, names: '' });
	expect(toClassicScript('let a;\nexport { a }\nexport default f;\nfunction f() {}').script).toBe(
		'let a;\n;           \n       0,      f;\nfunction f() {}',
	);
});

test.each([
	'export default (t) => t;',
	'export default function () {}\n(1);',
	'export default { f: 1 };',
	'export default class {}',
	'let a; export { a as default };',
])('a value that is exported without a name is none, and no fault: %s', (code) => {
	const { script, names } = toClassicScript(code);
	expect(run(script + names, 'f')).toBeUndefined();
});

test.each(['export * from "a";', 'export { f } from "a";', 'function g() { export { g }; }'])(
	'%s stays a fault',
	(code) => {
		const { script, names } = toClassicScript(code);
		expect(() => new Script(script + names)).toThrow(SyntaxError);
	},
);
