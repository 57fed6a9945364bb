import { report } from '#lib/report.ts';
import { $singleKeys } from '#stores/single-keys.ts';
import { isApple } from './find/is-apple.ts';

/** The icon in the header; without this script it leads to the certificates. */
const selector = '[data-click=find]';

let isLoaded = false;
let isAsked = false;

/** The code of the search, and with it, not after it, what can be found. */
function load({ href }: HTMLAnchorElement) {
	if (!isAsked) {
		const link = document.createElement('link');
		link.rel = 'preload';
		link.as = 'fetch';
		link.crossOrigin = 'anonymous';
		// The index of a language is beside its page of certificates.
		link.href = new URL('find.json', href).href;
		document.head.append(link);
	}
	isAsked = true;
	return import('./find/open-find.ts');
}

/** Opens the search. Where its code cannot be loaded, the link does what it does without scripts. */
export async function openFind(link: HTMLElement, _target: Element, event: Event) {
	if (!(event instanceof MouseEvent)) return;
	if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
		return;
	event.preventDefault();
	// In WebKit a click gives a link no focus, so it could not get it back.
	if (event.detail > 0) link.focus();
	// Its code is a part of what each page has; what is shared would be a request of its own.
	if (!isLoaded) link.dispatchEvent(new Event('vz-find', { bubbles: true }));
	try {
		const { toggleFind } = await load(link);
		isLoaded = true;
		toggleFind(link);
	} catch (error) {
		report(error, 'load the search');
		location.assign(link.href);
	}
}

/** Names the keys, and loads the search when the pointer or the focus comes to its icon. */
export function announceFind() {
	const link = document.querySelector<HTMLAnchorElement>(selector);
	if (!link) return;
	link.title = `${link.ariaLabel} (${isApple() ? '⌘K' : 'Ctrl+K'})`;
	// Unlike a link, a button is pressed by the space bar, too.
	link.addEventListener('keydown', (event) => {
		if (event.key !== ' ') return;
		event.preventDefault();
		link.click();
	});
	$singleKeys.subscribe((on) =>
		link.setAttribute('aria-keyshortcuts', `Control+K Meta+K${on ? ' /' : ''}`),
	);
	const prepare = async () => {
		const { prepareFind } = await load(link);
		prepareFind(link);
	};
	for (const sign of ['pointerenter', 'focus'])
		link.addEventListener(sign, () => prepare().catch(() => {}), { once: true });
}
