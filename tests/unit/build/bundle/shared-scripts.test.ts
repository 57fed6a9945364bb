import { createContext, runInContext } from 'node:vm';
import islandCode from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test, vi } from 'vitest';
import {
	findStartScripts,
	joinScripts,
	loadAfterPaint,
	toPart,
} from '#build/bundle/shared-scripts.ts';
import { scanHtml } from '#build/html/scan.ts';

const directive = `(self.Astro||(self.Astro={})).reach=()=>{${'/* reach */'.repeat(60)}};dispatchEvent(new Event("astro:reach"));`;
const islands = `<script>${directive}</script><script>${islandCode}</script><astro-island client="reach"></astro-island>`;

function find(html: string, folder = '/_astro/'): string[] {
	return findStartScripts('a.html', scanHtml(html), folder).map(
		({ attributes, text }) => attributes.get('src') ?? text,
	);
}

test('a page starts with the code of its islands and its script files, in its order', () => {
	const html = `<p>a</p>${islands}<p>b</p><script type="module" src="/_astro/a.js"></script>`;
	expect(find(html)).toEqual([directive, islandCode, '/_astro/a.js']);
});

test('short directives, other scripts and data stay in the page', () => {
	const html = [
		'<script>document.title</script>',
		'<script>dispatchEvent(new Event("astro:load"));</script>',
		`<script>${'document.querySelector("astro-island");'.repeat(100)}</script>`,
		`<script type="application/ld+json">{"a":"${'"astro:load" '.repeat(100)}"}</script>`,
		`<script>${islandCode}</script><astro-island client="load"></astro-island>`,
	].join('');
	expect(find(html)).toEqual([islandCode]);
});

test('a page with islands of a directive whose code is not there stops the build', () => {
	expect(() => find(islands.replace('"reach"', '"idle"'))).toThrow(
		/^a\.html has islands with client:idle, but not the script of that directive/,
	);
});

test('a page whose islands are started by unknown code stops the build', () => {
	expect(() =>
		find('<script>customElements.define("astro-island")</script><astro-island>'),
	).toThrow(
		/^a\.html has islands, but not the script of astro\/runtime.*src\/build\/bundle\/shared-scripts\.ts/,
	);
});

test('the scripts are one file, with the same name wherever it holds the same', async () => {
	const read = async (name: string) => `console.log("${name}")`;
	const file = '<script type="module" src="/_astro/a.js"></script>';
	const join = (html: string) =>
		joinScripts(findStartScripts('', scanHtml(html), '/_astro/'), read);
	const first = await join(islands + file);
	expect(first.name).toMatch(/^start\.[\w-]{8}\.js$/);
	expect(first.code).toMatch(/Astro.*astro-island.*console\.log\(.a\.js.\)/s);
	expect(await join(`<h1>b</h1>${islands}${file}`)).toEqual(first);
	expect((await join(islands)).name).not.toBe(first.name);
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

interface Picture {
	fetchPriority: string;
	/** Distance from the top of the page in pixels; 0 for one that is hidden. */
	y: number;
	decode: () => Promise<void>;
}

/** A picture that is shown, and what makes it come or fail. */
function createPicture() {
	let come = () => {};
	let fail = () => {};
	const decoded = new Promise<void>((resolve, reject) => {
		come = resolve;
		fail = () => reject(new Error('The picture is broken.'));
	});
	const picture: Picture = { fetchPriority: 'high', y: 90, decode: () => decoded };
	return { picture, come: () => come(), fail: () => fail() };
}

/** A page whose timers and paint are triggered by hand. */
function openPage(pictures?: Picture[]) {
	const notify = { time: () => {}, soon: () => {}, paint: () => {} };
	const waits: number[] = [];
	const observed: unknown[] = [];
	const load = vi.fn(() => Promise.resolve());
	const page = createContext({
		document: { images: pictures },
		setTimeout: (next: () => void, ms: number) => {
			notify[ms < 700 ? 'soon' : 'time'] = next;
			waits.push(ms);
		},
		PerformanceObserver: class {
			constructor(see: () => void) {
				notify.paint = see;
			}
			observe(options: object) {
				observed.push(options);
			}
		},
		load,
	});
	const code = loadAfterPaint('/start.js', pictures !== undefined);
	runInContext(code.replace('import(', 'load('), page);
	return { notify, waits, observed, load };
}

test('the scripts wait for the paint of words or a picture', () => {
	const { load, observed, notify } = openPage();
	expect(load).not.toHaveBeenCalled();
	expect(observed).toEqual([{ type: 'largest-contentful-paint', buffered: 1 }]);
	notify.paint();
	expect(load).toHaveBeenCalledWith('/start.js');
});

test('they start soon after the last main picture that is shown has come', async () => {
	const [first, last] = [createPicture(), createPicture()];
	const never = { ...first.picture, decode: () => new Promise<void>(() => {}) };
	const hidden = { ...never, y: 0 };
	const small = { ...never, fetchPriority: 'low' };
	const pictures = [first.picture, hidden, small, last.picture];
	const { load, observed, notify, waits } = openPage(pictures);
	expect(observed).toEqual([{ type: 'largest-contentful-paint', buffered: 1 }]);
	notify.paint();
	first.come();
	await new Promise(setImmediate);
	expect(waits).toEqual([700]);
	last.come();
	await vi.waitFor(() => expect(waits).toEqual([700, 100]));
	expect(load).not.toHaveBeenCalled();
	notify.soon();
	expect(load).toHaveBeenCalledWith('/start.js');
});

test('they do not wait for a broken picture', async () => {
	const { picture, fail } = createPicture();
	const { load, notify } = openPage([picture]);
	notify.paint();
	fail();
	await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});
