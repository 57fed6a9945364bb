import { loadTimeoutMs, watchLoading } from '#early/watch-loading.ts';

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

test('the notice goes when the island has come after all, which gets the focus of its button', () => {
	notice.hidden = false;
	notice.innerHTML = '<button>Try again</button>';
	notice.querySelector('button')?.focus();
	const island = document.querySelector('astro-island');
	if (island) island.innerHTML = '<input>';
	island?.dispatchEvent(new Event('astro:hydrate'));
	expect([notice.hidden, document.activeElement?.localName]).toEqual([true, 'input']);
});

function reject(reason: string) {
	dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}
