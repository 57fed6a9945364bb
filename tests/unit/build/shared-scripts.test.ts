import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import {
	listScripts,
	loadAfterPaint,
	moveIslandScripts,
	toPart,
} from '../../../src/build/shared-scripts.ts';

const startUp = `(()=>{class Island extends HTMLElement{}${'/* start */'.repeat(60)};customElements.define("astro-island",Island)})();`;
const directive = `(self.Astro||(self.Astro={})).reach=()=>{${'/* reach */'.repeat(60)}};`;

test('the start-up code of islands goes into one file in the order of the page', () => {
	const scripts = new Map<string, string>();
	const html = `<p>a</p><script>${directive}</script><script>${startUp}</script><p>b</p>`;
	const page = moveIslandScripts(html, '', scripts);
	const [[name, code] = ['', '']] = scripts;
	expect(scripts.size).toBe(1);
	expect(page).toBe(`<p>a</p><script async src="/_astro/${name}"></script><p>b</p>`);
	expect(code.indexOf('reach=')).toBeLessThan(code.indexOf('astro-island'));
});

test('the same code has the same file name on every page, other code another one', () => {
	const first = new Map<string, string>();
	const second = new Map<string, string>();
	moveIslandScripts(`<script>${startUp}</script>`, '', first);
	moveIslandScripts(`<h1>other page</h1><script>${startUp}</script>`, '', second);
	expect([...first.keys()]).toEqual([...second.keys()]);
	moveIslandScripts(`<script>${directive}</script>`, '', second);
	expect(second.size).toBe(2);
});

test('the address of the file begins with the base', () => {
	const page = moveIslandScripts(`<script>${startUp}</script>`, '/vzir', new Map());
	expect(page).toContain('src="/vzir/_astro/islands.');
});

test('short scripts, other scripts and data stay in the page', () => {
	const html = [
		'<script>document.title</script>',
		`<script>${'let a=1;'.repeat(100)}</script>`,
		`<script type="application/ld+json">{"a":"${'Astro '.repeat(100)}"}</script>`,
	].join('');
	const scripts = new Map<string, string>();
	expect(moveIslandScripts(html, '', scripts)).toBe(html);
	expect(scripts.size).toBe(0);
});

test('code with a dollar sign is moved to the letter', () => {
	const scripts = new Map<string, string>();
	const code = `${startUp}const a="$&$1";`;
	moveIslandScripts(`<script>${code}</script>`, '', scripts);
	expect([...scripts.values()][0]).toBe(code);
});

test('the script files of a page are loaded after the first paint, as one', () => {
	const html =
		'<body><script async src="/a.js"></script><p>a</p><script type="module" src="/b.js"></script></body>';
	expect(listScripts(html)).toEqual(['/a.js', '/b.js']);
	const page = loadAfterPaint(html, '/start.js');
	expect(page).toMatch(/^<body><p>a<\/p><script>.*<\/script><\/body>$/);
	expect(listScripts(page)).toEqual([]);
	expect(page.split('import("/start.js")')).toHaveLength(2);
});

test('a page without script files stays as it is', () => {
	const html = '<body><script>let a</script><script type="application/ld+json">{}</script></body>';
	expect(loadAfterPaint(html, '/start.js')).toBe(html);
});

test('two scripts with the same names in them work as one', () => {
	const seen: number[] = [];
	const parts = [
		'const e=1;function f(){return e}seen.push(f())',
		'let e=2;var f=e;seen.push(f)//',
	];
	const joined = parts.map((code, index) => toPart(`${index}.js`, code)).join('\n');
	new Function('seen', joined)(seen);
	expect(seen).toEqual([1, 2]);
});

test.each([
	'import{a}from"./b.js";a()',
	'import"./b.js";',
	'import * as b from "./b.js";',
	'const e=1;export{e}',
	'let e;export default e',
])('a module that imports or exports stays a file of its own: %s', (code) => {
	expect(toPart('a.js', code)).toBe('import"./a.js";');
});

test('a dynamic import leaves a script a script', () => {
	expect(toPart('a.js', 'a(()=>import("./b.js"))')).toBe('(()=>{a(()=>import("./b.js"))\n})();');
});

/** A page with one button of its own script, whose frames, timers and paint are triggered by hand. */
function openPage() {
	const [, code = ''] =
		/<script>(.*)<\/script>/.exec(
			loadAfterPaint('<script async src="/a.js"></script></body>', '/start.js'),
		) ?? [];
	const click = vi.fn();
	const tell = { frame: () => {}, time: () => {}, paint: () => {} };
	const waits: number[] = [];
	const observed: unknown[] = [];
	const load = vi.fn(() => Promise.resolve());
	const page = createContext({
		onclick: null,
		requestAnimationFrame: (next: () => void) => {
			tell.frame = next;
		},
		setTimeout: (next: () => void, ms: number) => {
			tell.time = next;
			waits.push(ms);
		},
		PerformanceObserver: class {
			constructor(see: () => void) {
				tell.paint = see;
			}
			observe(options: object) {
				observed.push(options);
			}
		},
		load,
	});
	runInContext(code.replace('import(', 'load('), page);
	const target = {
		closest: (selector: string) => (selector === 'button[data-act]' ? { click } : null),
	};
	return { page, click, tell, waits, observed, load, target };
}

test('the scripts wait for the paint', () => {
	const { load, observed, tell } = openPage();
	tell.frame();
	expect(load).not.toHaveBeenCalled();
	expect(observed).toEqual([{ type: 'paint', buffered: 1 }]);
	tell.paint();
	expect(load).toHaveBeenCalledWith('/start.js');
});

test('they do not wait longer than a quarter of a second after the first frame', () => {
	const { load, tell, waits } = openPage();
	tell.frame();
	expect(waits).toEqual([250]);
	tell.time();
	expect(load).toHaveBeenCalledTimes(1);
});

test('a button that is clicked before the scripts are there is clicked again, once', async () => {
	const { page, click, tell, target } = openPage();
	page.onclick({ target });
	page.onclick({ target: { closest: () => null } });
	tell.frame();
	expect(click).not.toHaveBeenCalled();
	tell.paint();
	tell.time();
	await Promise.resolve();
	await Promise.resolve();
	expect(click).toHaveBeenCalledTimes(1);
	expect(page.onclick).toBeNull();
});
