import { applySavedSettings, type Entrance, restoreLanguage } from '#early/first-paint.ts';
import { hostileValues } from '../../fixtures/hostile-values.ts';

const root = document.documentElement;
/** As they are printed into the page: they run without anything of this project around them. */
const printed = {
	applySavedSettings: new Function(`return (${applySavedSettings})`)(),
	restoreLanguage: new Function(`return (${restoreLanguage})`)(),
};

afterEach(() => {
	for (const name of Object.keys(root.dataset)) delete root.dataset[name];
	root.className = '';
	root.hidden = false;
});

describe('saved settings', () => {
	test('a stitched picture is marked when it has loaded', () => {
		document.body.innerHTML = '<picture class="stitched"><img></picture>';
		printed.applySavedSettings();
		document.querySelector('img')?.dispatchEvent(new Event('load'));
		expect(document.querySelector('.stitched[data-loaded]')).not.toBeNull();
	});

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
		['projectSearch', 'true', {}],
		['searchView', 'true', {}],
		['isCodersrankSummaryVisible', 'false', {}],
		['singleKeys', 'true', {}],
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
		['/projects?view=table', { asked: 'true', projects: 'false' }],
		['/projects?order=oldest', { asked: 'true', projects: 'false' }],
		['/projects?utm=x&q=react', { asked: 'true' }],
		['/projects?kind=own', { asked: 'true', projects: 'false' }],
		['/projects?q=', { asked: 'true', projects: 'false' }],
		['/projects?quiet=1', { projects: 'false' }],
	])(
		'%s marks the page by what it asks of a list, and opens a closed search for its words',
		(address, marks) => {
			localStorage.setItem('projectSearch', 'false');
			paint({}, { address });
			expect({ ...root.dataset }).toEqual(marks);
		},
	);

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
	const site = location.origin;

	test.each<[string, string, Page, Visit]>([
		['uk', '/uk/projects', {}, {}],
		['es', '/es/projects', {}, {}],
		['ua', '/uk/projects', {}, {}],
		['"ua"', '/uk/projects', {}, {}],
		['uk', '/uk/projects?from=mail#bakery', {}, { address: '/projects?from=mail#bakery' }],
		['es', '/vzir/es/about', { base: '/vzir', path: '/about' }, {}],
		['es', '/vzir/es', { base: '/vzir', path: '' }, {}],
		['es', '/es/projects', {}, { referrer: `${site}.example.org/` }],
		['es', '/es/projects', {}, { referrer: 'https://example.com/' }],
	])('saved as %s sends a visitor from outside to %s: %o %o', (saved, address, page, visit) => {
		localStorage.setItem('user-locale', saved);
		expect(paint(page, visit)).toHaveBeenCalledExactlyOnceWith(address);
		expect(root.hidden).toBe(true);
	});

	test.each<[string, Page, Visit]>([
		['', {}, {}],
		['en', {}, {}],
		['UK', {}, {}],
		['uk/../..', {}, {}],
		['//evil.example', {}, {}],
		// The site has no pages in it.
		['es', { languages: [['uk']] }, {}],
		['es', {}, { referrer: `${site}/es/projects` }],
		['es', {}, { type: 'reload' }],
		['es', {}, { type: 'back_forward' }],
		['es', {}, { type: 'prerender' }],
	])('saved as "%s" causes no redirect: %o %o', (saved, page, visit) => {
		if (saved) localStorage.setItem('user-locale', saved);
		expect(paint(page, visit)).not.toHaveBeenCalled();
		expect(root.hidden).toBe(false);
	});
});

/** Under each key a value that is not the default, and the mark of the page that it is put into. */
const saved: Readonly<Record<string, { mark: string; value: string }>> = {
	theme: { mark: 'theme', value: 'dark' },
	viewMode: { mark: 'view', value: 'alternative' },
	selectedPhotoIndex: { mark: 'photo', value: '1' },
	projectSearch: { mark: 'projects', value: 'false' },
	searchView: { mark: 'certificates', value: 'false' },
	isCodersrankSummaryVisible: { mark: 'ranking', value: 'true' },
	singleKeys: { mark: 'keys', value: 'false' },
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
	const languages = [['uk', 'ua'], ['es']];
	const options: Entrance = { base: '', path: '/projects', languages, ...page };
	printed.applySavedSettings();
	printed.restoreLanguage(options);
	return replace;
}
