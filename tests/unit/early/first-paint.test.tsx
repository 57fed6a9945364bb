import { afterEach, describe, expect, test, vi } from 'vitest';
import { applySavedSettings, type Entrance, restoreLanguage } from '#early/first-paint.ts';
import { hostileValues } from '../../fixtures/hostile-values.ts';

const root = document.documentElement;
/** As they are printed into the page: they run without anything of this project around them. */
const printed = {
	applySavedSettings: new Function(`return (${applySavedSettings})`)(),
	restoreLanguage: new Function(`return (${restoreLanguage})`)(),
};

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
	for (const name of Object.keys(root.dataset)) delete root.dataset[name];
	root.className = '';
	root.hidden = false;
});

describe('saved settings', () => {
	test.each([
		['light', ['all', '(prefers-color-scheme: dark)']],
		['dark', ['print and (prefers-color-scheme: light)', 'all']],
	])('the saved theme %s is the colour of the browser on every device', (theme, medias) => {
		document.head.innerHTML = `
			<meta name="theme-color" media="print and (prefers-color-scheme: light)">
			<meta name="theme-color" media="(prefers-color-scheme: dark)">`;
		localStorage.setItem('theme', theme);
		paint();
		expect(
			[...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media')),
		).toEqual(medias);
		document.head.innerHTML = '';
	});

	test.each([
		['theme', 'light', { theme: 'light' }],
		['theme', 'system', {}],
		['viewMode', 'normal', {}],
		['selectedPhotoIndex', '0', { photo: '0' }],
		['projectSearch', 'false', {}],
		['searchView', 'true', {}],
		['isCodersrankSummaryVisible', 'false', {}],
		// As the earlier site wrote them.
		['theme', '"dark"', { theme: 'dark' }],
		['viewMode', '"alternative"', { view: 'alternative' }],
		['selectedPhotoIndex', '"1"', { photo: '1' }],
	])('%s = %s is put on the page as %o', (key, value, marks) => {
		localStorage.setItem(key, value);
		paint();
		expect({ ...root.dataset }).toEqual(marks);
	});

	test.each([
		['/projects?view=table', { asked: 'true' }],
		['/projects?order=oldest', { asked: 'true' }],
		['/projects?utm=x&q=react', { asked: 'true', projects: 'true' }],
		['/projects?q=', { asked: 'true' }],
		['/projects?quiet=1', {}],
	])('%s marks the page by what it asks of a list', (address, marks) => {
		paint({}, { address });
		expect({ ...root.dataset }).toEqual(marks);
	});

	test.each(Object.keys(saved))('a hostile %s leaves the other settings as they are', (broken) => {
		const others = Object.entries(saved).filter(([key]) => key !== broken);
		const marks = Object.fromEntries(others.map(([, { mark, value }]) => [mark, value]));
		for (const hostile of hostileValues) {
			for (const [key, { value }] of others) localStorage.setItem(key, value);
			localStorage.setItem(broken, hostile);
			paint();
			expect([hostile.slice(0, 40), { ...root.dataset }]).toEqual([hostile.slice(0, 40), marks]);
			for (const name of Object.keys(root.dataset)) delete root.dataset[name];
		}
	});
});

describe('the language picked last', () => {
	test.each([
		['uk', '/uk/projects'],
		['es', '/es/projects'],
		['ua', '/uk/projects'],
		['"uk"', '/uk/projects'],
		['"ua"', '/uk/projects'],
	])('saved as %s, a visitor from outside is sent to %s', (saved, address) => {
		localStorage.setItem('user-locale', saved);
		expect(paint({ path: '/projects' })).toHaveBeenCalledExactlyOnceWith(address);
		expect(root.hidden).toBe(true);
	});

	test('search and anchor of the address are kept', () => {
		localStorage.setItem('user-locale', 'uk');
		const replace = paint({ path: '/projects' }, { address: '/projects?from=mail#bakery' });
		expect(replace).toHaveBeenCalledExactlyOnceWith('/uk/projects?from=mail#bakery');
	});

	test('a site in a folder sends within that folder', () => {
		localStorage.setItem('user-locale', 'es');
		const replace = paint({ base: '/vzir', path: '/about' });
		expect(replace).toHaveBeenCalledExactlyOnceWith('/vzir/es/about');
		expect(paint({ base: '/vzir', path: '' })).toHaveBeenLastCalledWith('/vzir/es');
	});

	test('English is where the visitor is already', () => {
		expect(paint()).not.toHaveBeenCalled();
		localStorage.setItem('user-locale', 'en');
		expect(paint()).not.toHaveBeenCalled();
		expect(root.hidden).toBe(false);
	});

	test('a language that the site has no pages in leads nowhere', () => {
		localStorage.setItem('user-locale', 'es');
		expect(paint({ languages: [['uk']] })).not.toHaveBeenCalled();
		expect(paint({ languages: [['es']] })).toHaveBeenCalled();
	});

	test('coming from a page of this site causes no redirect', () => {
		localStorage.setItem('user-locale', 'es');
		const referrer = `${location.origin}/es/projects`;
		expect(paint({}, { referrer })).not.toHaveBeenCalled();
	});

	test('coming from another site that looks alike counts as from outside', () => {
		localStorage.setItem('user-locale', 'es');
		const referrer = `${location.origin}.example.org/`;
		expect(paint({}, { referrer })).toHaveBeenCalledOnce();
		expect(paint({}, { referrer: 'https://example.com/' })).toHaveBeenCalledOnce();
	});

	test.each(['reload', 'back_forward', 'prerender'])('%s causes no redirect', (type) => {
		localStorage.setItem('user-locale', 'es');
		expect(paint({}, { type })).not.toHaveBeenCalled();
	});

	test.each(['UK', 'uk/../..', '//evil.example'])(
		'the unknown language %s causes no redirect',
		(saved) => {
			localStorage.setItem('user-locale', saved);
			expect(paint()).not.toHaveBeenCalled();
		},
	);
});

/** Under each key a value that is not the default, and the mark of the page that it is put into. */
const saved: Readonly<Record<string, { mark: string; value: string }>> = {
	theme: { mark: 'theme', value: 'dark' },
	viewMode: { mark: 'view', value: 'alternative' },
	selectedPhotoIndex: { mark: 'photo', value: '1' },
	projectSearch: { mark: 'projects', value: 'true' },
	searchView: { mark: 'certificates', value: 'false' },
	isCodersrankSummaryVisible: { mark: 'ranking', value: 'true' },
};

interface Visit {
	address?: string;
	referrer?: string;
	/** How the visitor came to the page, as `PerformanceNavigationTiming.type`. */
	type?: string;
}

interface Page {
	base?: string;
	path?: string;
	languages?: readonly (readonly string[])[];
}

/** Opens an English page and runs its script; returns the stub for leaving it. */
function paint(page: Page = {}, { address = '/', referrer = '', type = 'navigate' }: Visit = {}) {
	const entry = Object.assign(Object.create(null), { type });
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
	vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
	history.replaceState({}, '', address);
	const replace = vi.spyOn(location, 'replace').mockImplementation(() => {});
	replace.mockClear();
	const options: Entrance = { base: '', path: '', languages: [['uk', 'ua'], ['es']], ...page };
	printed.applySavedSettings();
	printed.restoreLanguage(options);
	return replace;
}
