import { reachEvents } from '#early/reach.ts';
import { showEarlyField } from './find/early-field.ts';

/**
 * Everything a page does before the visitor touches it. What its buttons, menus and double clicks do (`data-click`,
 * `data-dblclick`) is loaded at the first event of a visitor, before a click can come: a click that waits
 * for code is made again by script, and WebKit refuses such a click the clipboard and new windows.
 */
for (const type of [...reachEvents, 'keydown'])
	document.addEventListener(type, load, { once: true });
// Settings that another tab has changed.
addEventListener('storage', load, { once: true });
// The visitor was faster than this code: the pointer is already on an element, or the focus on a button. The focus in a field
// can be there without the visitor: the fragment of an address puts it there.
if (document.querySelector('body :hover, button:focus')) load();
// The link to the certificates opens the search now.
const search = document.querySelector('[data-click=find]');
if (search) Object.assign(search, { role: 'button', ariaHasPopup: 'dialog' });
// Its code is a part of what each page has; what is shared would be a request of its own.
for (const type of ['vz-find', 'vz-find-soon'])
	document.addEventListener(type, ({ target }) => {
		if (!(target instanceof HTMLAnchorElement)) return;
		loadFind(target);
		if (type === 'vz-find') showEarlyField(target);
	});
document.addEventListener('vz-wanted', want);
if (window.vzEarly[0]) want();

function load() {
	return import('./actions.ts');
}

/** What was done early is repeated. A link whose action cannot be loaded is followed; `watchScripts` reports the error. */
function want() {
	import('#early/repeat.ts');
	for (const [, part] of window.vzEarly) {
		if (!part.matches('[data-click=find]')) continue;
		part.dispatchEvent(new Event('vz-find', { bubbles: true }));
		break;
	}
	load().catch((error) => {
		for (const [, part] of window.vzEarly) if (part instanceof HTMLAnchorElement) follow(part);
		throw error;
	});
}

/** The code of the search, and with it, not after it, what can be found: the index of a language is beside its certificates. */
function loadFind({ href }: HTMLAnchorElement) {
	if (document.querySelector('[href$="find.json"]')) return;
	const link = document.createElement('link');
	Object.assign(link, {
		rel: 'preload',
		as: 'fetch',
		crossOrigin: '',
		href: new URL('find.json', href),
	});
	document.head.append(link);
	import('./find/open-find.ts').catch(() => {});
}

function follow({ href }: HTMLAnchorElement) {
	// Without its class the page lets `repeat.ts` follow the link, too.
	window.vzEarly.length = 0;
	location.assign(href);
}

/** Seen in the timeline of a browser's tools, and waited for by tests. */
performance.mark('actions ready');
