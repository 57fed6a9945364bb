import { report } from '#lib/report.ts';
import { $singleKeys } from '#stores/single-keys.ts';
import { isApple } from './find/is-apple.ts';

/** The icon in the header; without this script it leads to the certificates. */
const selector = '[data-click=find]';

let isLoaded = false;

/** Opens the search. Where its code cannot be loaded, the link does what it does without scripts. */
export async function openFind(link: HTMLElement, _target: Element, event: Event) {
	if (!(event instanceof MouseEvent)) return;
	if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey)
		return;
	event.preventDefault();
	// In WebKit a click gives a link no focus, so it could not get it back.
	if (event.detail > 0) link.focus();
	if (!isLoaded) announce(link, 'vz-find');
	try {
		const { toggleFind } = await import('./find/open-find.ts');
		isLoaded = true;
		toggleFind(link);
	} catch (error) {
		report(error, 'load the search');
		const typed = document.querySelector<HTMLInputElement>('.find-early input')?.value;
		location.assign(link.href + (typed ? `?q=${encodeURIComponent(typed)}` : ''));
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
		announce(link, 'vz-find-soon');
		const { prepareFind } = await import('./find/open-find.ts');
		prepareFind(link);
	};
	for (const sign of ['pointerenter', 'focus'])
		link.addEventListener(sign, () => prepare().catch(() => {}), { once: true });
}

/** `dispatch.ts`, which every page has, then requests all that the search needs at once. */
function announce(link: HTMLElement, sign: 'vz-find' | 'vz-find-soon') {
	link.dispatchEvent(new Event(sign, { bubbles: true }));
}
