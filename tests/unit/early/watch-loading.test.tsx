import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTimeoutMs, watchLoading, watchScripts } from '#early/watch-loading.ts';

const notice = document.createElement('div');
notice.id = 'notice';

const imports = [
	'TypeError: Failed to fetch dynamically imported module: https://example.com/_astro/editor.js',
	'TypeError: error loading dynamically imported module: https://example.com/_astro/editor.js',
	'TypeError: Importing a module script failed.',
];

beforeAll(() => {
	vi.useFakeTimers();
	document.body.append(notice);
	watchLoading({ notice: 'notice', timeoutMs: loadTimeoutMs });
});

beforeEach(() => {
	notice.hidden = true;
});

test('a script that is not there after 120000 ms counts as not loaded', () => {
	expect(loadTimeoutMs).toBe(120_000);
	const island = document.createElement('astro-island');
	island.setAttribute('ssr', '');
	island.setAttribute('client', 'load');
	document.body.append(island);
	vi.advanceTimersByTime(119_999);
	expect(notice.hidden).toBe(true);
	vi.advanceTimersByTime(1);
	expect(notice.hidden).toBe(false);
});

test.each(imports)(
	'a part that a tool loads later is recognised by the message of every browser: %s',
	(reason) => {
		reject(reason);
		expect(notice.hidden).toBe(false);
	},
);

test('a picture that fails is not reported, a script is', () => {
	const picture = document.createElement('img');
	const script = document.createElement('script');
	script.type = 'text/plain';
	document.body.append(picture, script);
	picture.dispatchEvent(new Event('error'));
	expect(notice.hidden).toBe(true);
	script.dispatchEvent(new Event('error'));
	expect(notice.hidden).toBe(false);
});

test('the notice goes when the island has come after all', () => {
	notice.hidden = false;
	document.querySelector('astro-island')?.dispatchEvent(new Event('astro:hydrate'));
	expect(notice.hidden).toBe(true);
});

test('a tool that did not start is tried again when the network is back, one that runs is left alone', () => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	const island = document.createElement('astro-island');
	island.setAttribute('client', 'load');
	for (const other of document.querySelectorAll('astro-island')) other.remove();
	document.body.append(island);
	notice.hidden = false;
	dispatchEvent(new Event('online'));
	notice.hidden = true;
	island.setAttribute('ssr', '');
	dispatchEvent(new Event('online'));
	expect(reload).not.toHaveBeenCalled();
	notice.hidden = false;
	dispatchEvent(new Event('online'));
	expect(reload).toHaveBeenCalledOnce();
	island.removeAttribute('ssr');
	dispatchEvent(new Event('online'));
	expect(reload).toHaveBeenCalledOnce();
	island.remove();
});

describe('a part that starts when it comes near', () => {
	const tool = document.createElement('div');
	const frame = document.createElement('div');
	const starts: string[] = [];

	beforeEach(() => {
		starts.length = 0;
		frame.append(notice);
		document.body.replaceChildren(frame, tool);
	});

	test('is reported where it would be, and starts again on request and when the network is back', () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
		reload.mockClear();
		const [first, second] = [addPart('first'), addPart('second')];
		for (const part of [first, second]) lose(part);
		expect(notice.hidden).toBe(false);
		expect(second.previousElementSibling).toBe(frame);
		dispatchEvent(new Event('online'));
		expect(starts).toEqual(['first', 'second']);
		first.dispatchEvent(new Event('astro:hydrate'));
		expect(notice.hidden).toBe(false);
		const button = document.createElement('button');
		notice.append(button);
		button.click();
		expect(starts).toEqual(['first', 'second', 'second']);
		second.dispatchEvent(new Event('astro:hydrate'));
		expect(notice.hidden).toBe(true);
		dispatchEvent(new Event('online'));
		expect(starts).toHaveLength(3);
		expect(reload).not.toHaveBeenCalled();
	});

	test('does not hide the notice of a tool that did not start', () => {
		const [main, part] = [addPart('main'), addPart('part')];
		main.setAttribute('client', 'load');
		lose(main);
		expect(frame.nextElementSibling).toBe(tool);
		part.dispatchEvent(new Event('astro:hydrate'));
		expect(notice.hidden).toBe(false);
		main.dispatchEvent(new Event('astro:hydrate'));
		expect(notice.hidden).toBe(true);
	});

	function addPart(name: string): Element {
		const part = document.createElement('astro-island');
		part.setAttribute('client', 'visible');
		document.body.append(part);
		return Object.assign(part, { start: () => starts.push(name) });
	}

	function lose(part: Element) {
		part.dispatchEvent(new Event('astro:hydration-error', { bubbles: true }));
	}
});

describe('on a page for reading', () => {
	const root = document.documentElement;

	beforeAll(() => {
		watchScripts();
	});

	beforeEach(() => {
		root.className = 'js';
	});

	afterEach(() => {
		root.className = '';
		for (const name of ['data-lost', 'data-ready']) root.removeAttribute(name);
	});

	test('another rejection is not reported', () => {
		reject('AbortError: the visitor has left');
		expect([root.hasAttribute('data-lost'), root.className]).toEqual([false, 'js']);
	});

	test.each(imports)('without the code of its buttons the page hides them: %s', (reason) => {
		root.setAttribute('data-ready', '');
		reject(reason);
		expect([root.hasAttribute('data-lost'), root.className]).toEqual([true, 'js']);
		root.removeAttribute('data-ready');
		reject(reason);
		expect(root.className).toBe('');
	});
});

function reject(reason: string) {
	dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
