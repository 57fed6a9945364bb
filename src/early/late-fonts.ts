/**
 * Loads the fonts of a page on a phone after the whole page has been painted: together they would fill a slow line. Fonts that
 * come soon are shown; later ones would change lines that somebody reads, so they wait for the next page of this tab, which has
 * them from the cache. Printed into the body, after all styles, so it may use nothing from outside its braces. `data-files`
 * of the style sheet of the fonts are their addresses.
 *
 * @param wideScreens A media query for screens on which the fonts were asked for at once.
 */
export function loadFontsLate(wideScreens: string) {
	/** As long as a reader needs to find the first line, in milliseconds. */
	const soonMs = 400;
	const key = 'fontsLoaded';
	const sheet = document.querySelector<HTMLStyleElement>('style[data-files]');
	if (!sheet) return;
	const show = () => {
		sheet.media = 'all';
	};
	if (matchMedia(wideScreens).matches) return show();
	try {
		if (sessionStorage.getItem(key)) return show();
	} catch {
		// Storage is blocked: each page is a first one.
	}
	new PerformanceObserver(async (list, observer) => {
		// The very first paint is an empty page.
		if (!list.getEntriesByName('first-contentful-paint')[0]) return;
		observer.disconnect();
		const files = (sheet.dataset.files ?? '').split(' ');
		const painted = performance.now();
		if (document.readyState === 'loading')
			await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
		await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
		try {
			await Promise.all(files.map((file) => new FontFace('Late', `url(${file})`).load()));
			if (performance.now() - painted < soonMs) show();
			sessionStorage.setItem(key, 'true');
		} catch {
			// Without the files, the page keeps the font of the device.
		}
	}).observe({ type: 'paint', buffered: true });
}
