/** What the script in the head needs on a page whose address contains no language. */
export interface Entrance {
	/** Folder of the site without a slash at its end. */
	base: string;
	/** Path of the page without its language; that of the home page is empty. */
	path: string;
	/** The languages whose pages have their tag in the address: the tag, and what else was ever saved for it. */
	languages: readonly (readonly string[])[];
}

/**
 * Puts saved settings on `<html>` before the first paint, so that nothing flashes. It is printed into
 * the head of every page, so it may use nothing from outside its own braces. The keys are those of
 * `src/stores`; a value that is not one of the known ones is passed over here and set aside there. What the address asks
 * of a list takes code, so `data-asked` hides the list until that has come; a search that it names opens its panel.
 */
export function applySavedSettings() {
	const root = document.documentElement;
	root.classList.add('js');
	const put = (name: string, key: string, known: RegExp) => {
		try {
			const text = (localStorage.getItem(key) ?? '').replaceAll('"', '');
			if (known.test(text)) root.dataset[name] = text;
		} catch {
			// Storage is blocked: the page keeps its defaults.
		}
	};
	put('theme', 'theme', /^(light|dark)$/);
	put('view', 'viewMode', /^alternative$/);
	put('photo', 'selectedPhotoIndex', /^\d$/);
	put('projects', 'projectSearch', /^false$/);
	put('certificates', 'searchView', /^false$/);
	put('ranking', 'isCodersrankSummaryVisible', /^true$/);
	put('keys', 'singleKeys', /^false$/);
	if (/[?&](q|view|order|kind)=/.test(location.search)) root.dataset.asked = 'true';
	if (/[?&]q=./.test(location.search)) {
		delete root.dataset.projects;
		delete root.dataset.certificates;
	}
	// A stitched picture takes the place of its photograph when it has loaded.
	const show = ({ target }: Event) => {
		if (target instanceof Element) target.closest('.stitched')?.setAttribute('data-loaded', '');
	};
	document.addEventListener('load', show, true);
	document.querySelector(`[media*=${root.dataset.theme}]`)?.setAttribute('media', 'all');
}

/**
 * Makes the display font ready for the first paint. Browsers load a font that is data in the styles like a file, so the
 * first picture of the page would lack its heading; one that is given as bytes is there at once. Printed into the
 * body, after all styles, of the home page, whose heading is the largest thing of the first window, and of case studies,
 * whose results would move when their letters come.
 */
export function readyDisplayFont() {
	for (const { cssRules } of document.styleSheets) {
		for (const rule of cssRules) {
			// Fonts are at the start; to read on would cost phones two milliseconds.
			if (!(rule instanceof CSSFontFaceRule)) break;
			if (rule.style.getPropertyValue('font-family') !== 'Display') continue;
			const [, data = ''] = /base64,([^)"]+)/.exec(rule.style.getPropertyValue('src')) ?? [];
			const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
			const unicodeRange = rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
			const weight = rule.style.getPropertyValue('font-weight');
			document.fonts.add(new FontFace('Display', bytes, { unicodeRange, weight }));
		}
	}
}

/**
 * Sends a visitor who enters at an address without a language to the one picked last. Printed into the head
 * like the settings, and only where the address names no language: one that does always wins.
 */
export function restoreLanguage({ base, path, languages }: Entrance) {
	try {
		const saved = (localStorage.getItem('user-locale') ?? '').replaceAll('"', '');
		const [locale] = languages.find((names) => names.includes(saved)) ?? [];
		const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
		if (
			locale &&
			entry?.type === 'navigate' &&
			!document.referrer.startsWith(`${location.origin}/`)
		) {
			document.documentElement.hidden = true;
			location.replace(`${base}/${locale}${path}${location.search}${location.hash}`);
		}
	} catch {
		// Storage is blocked: the visitor stays here.
	}
}
