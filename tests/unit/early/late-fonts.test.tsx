import { loadFontsLate } from '#early/late-fonts.ts';

const asked: string[] = [];
let paint = (_name: string) => {};
let arrive = () => {};

beforeEach(() => {
	asked.length = 0;
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['performance'] });
	vi.stubGlobal(
		'PerformanceObserver',
		class {
			constructor(act: (list: unknown, observer: unknown) => void) {
				paint = (name) =>
					act({ getEntriesByName: (wanted: string) => (wanted === name ? [name] : []) }, this);
			}
			observe() {}
			disconnect() {}
		},
	);
	vi.stubGlobal(
		'FontFace',
		class {
			constructor(_: string, source: string) {
				asked.push(source);
			}
			load() {
				return new Promise<void>((resolve) => {
					const earlier = arrive;
					arrive = () => {
						earlier();
						resolve();
					};
				});
			}
		},
	);
});
afterEach(() => vi.useRealTimers());

test.each([
	[300, 'all'],
	[2000, 'none'],
])('fonts that come %i ms after the first paint: media "%s"', async (ms, media) => {
	const sheet = openPage('(width > 90000px)');
	paint('first-paint');
	expect(asked, 'the page is empty').toEqual([]);
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	paint('first-contentful-paint');
	await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
	expect(asked, 'the rest of the page is to come').toEqual([]);
	state.mockRestore();
	document.dispatchEvent(new Event('DOMContentLoaded'));
	// It turns the false clock by its interval.
	const isAsked = () => expect(asked).toEqual(['url(/a.woff2)', 'url(/b.woff2)']);
	await vi.waitFor(isAsked, { interval: 1 });
	vi.advanceTimersByTime(ms);
	arrive();
	await vi.waitFor(() => expect(sessionStorage.getItem('fontsLoaded')).toBe('true'));
	expect(sheet.media).toBe(media);
	expect(openPage('(width > 90000px)').media).toBe('all');
});

test('a wide screen has them at once, and keeps them when its window becomes narrow', () => {
	expect(openPage('(width > 1px)').media).toBe('all');
	expect(asked).toEqual([]);
});

function openPage(wideScreens: string) {
	document.body.innerHTML = '<style media="none" data-files="/a.woff2 /b.woff2"></style>';
	loadFontsLate(wideScreens);
	return document.querySelector('style') as HTMLStyleElement;
}
