/** What the page tells the script in its head. */
export interface FirstPaint {
	/** Folder of the site without a slash at its end. */
	base: string;
	/** Path of the page without its language; absent on pages that have no twins to send a visitor to. */
	path?: string;
	/** The languages there are pages in, where it is not all of them. */
	languages?: readonly string[];
}

/**
 * Puts saved settings on `<html>` before the first paint, so that nothing flashes, and sends a
 * visitor who enters at an address without a language to the one picked last. It is printed into
 * the head of every page, so it may use nothing from outside its own braces. The keys are those of
 * `src/stores`; a value that is not one of the known ones is passed over here and set aside there.
 */
export function applySavedState({ base, path, languages }: FirstPaint) {
	const root = document.documentElement;
	const state = root.dataset;
	root.classList.add('js');
	const read = (key: string, known: RegExp) => {
		try {
			const text = (localStorage.getItem(key) ?? '').replace(/^"|"$/g, '');
			return known.test(text) ? text : '';
		} catch {
			return '';
		}
	};
	const put = (name: string, key: string, known: RegExp) => {
		const text = read(key, known);
		if (text) state[name] = text;
	};
	put('theme', 'theme', /^(light|dark)$/);
	put('view', 'viewMode', /^alternative$/);
	put('photo', 'selectedPhotoIndex', /^\d$/);
	put('projects', 'projectSearch', /^true$/);
	put('certificates', 'searchView', /^false$/);
	put('ranking', 'isCodersrankSummaryVisible', /^true$/);

	const [entry] = performance.getEntriesByType('navigation');
	const entered = entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
	const saved = read('user-locale', /^(uk|ua|es)$/).replace('ua', 'uk');
	const there = !languages || languages.includes(saved);
	if (path && saved && there && entered && !document.referrer.startsWith(`${location.origin}/`)) {
		root.hidden = true;
		location.replace(
			`${base}/${saved}${path === '/' ? '' : path}${location.search}${location.hash}`,
		);
	}
}
