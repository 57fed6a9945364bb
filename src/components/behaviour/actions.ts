import { $ranking } from '#stores/panels.ts';
import { $photoIndex, showNextPhoto } from '#stores/photo.ts';
import { $singleKeys } from '#stores/single-keys.ts';
import { $theme, switchTheme, type Theme } from '#stores/theme.ts';
import { $viewMode } from '#stores/view-mode.ts';
import { closeMenusWithoutFocus } from './close-menus.ts';
import { moveDivider } from './compare.ts';
import { copyAddress } from './copy-address.ts';
import { loadField, tapStitch } from './field-opener.ts';
import { announceFind, openFind } from './find-opener.ts';
import { keepPlace } from './language-link.ts';
import { moveInMenu } from './menu.ts';
import { pressOtherPicture, showOtherPicture } from './other-picture.ts';
import { openShareWindow } from './share-window.ts';
import { loadOtherPictures, swapPictures } from './swap-pictures.ts';

const root = document.documentElement;

const actions: Record<string, (element: HTMLElement, target: Element, event: Event) => void> = {
	find: openFind,
	keys: openKeys,
	stitch: tapStitch,
	theme: switchTheme,
	'view-mode': swapPictures,
	photo: ({ dataset }) => showNextPhoto(Number(dataset.count), Number(dataset.first)),
	ranking: toggleRanking,
	'copy-address': copyAddress,
	'open-picture': openPicture,
	'other-picture': showOtherPicture,
};

$theme.subscribe((theme) => {
	mark('theme', theme === 'system' ? undefined : theme);
	colourBrowser(theme);
});
$viewMode.subscribe((mode) => mark('view', mode === 'alternative' ? mode : undefined));
$photoIndex.subscribe((index) => mark('photo', String(index)));
$ranking.subscribe((shown) => mark('ranking', shown ? 'true' : undefined));
$singleKeys.subscribe((on) => mark('keys', on ? undefined : 'false'));

// An element names its action in `data-click` or `data-dblclick`; the target is what was hit inside it.
for (const type of ['click', 'dblclick']) {
	document.addEventListener(type, (event) => {
		const { target } = event;
		const element = target instanceof Element && target.closest<HTMLElement>(`[data-${type}]`);
		if (element) actions[element.dataset[type] ?? '']?.(element, target, event);
	});
}
document.addEventListener('click', openShareWindow);
document.addEventListener('click', keepPlace);
document.addEventListener('focusin', closeMenusWithoutFocus);
// A menu may have been opened and left before this code was there.
closeMenusWithoutFocus();
document.addEventListener('keydown', moveInMenu);
document.addEventListener('keydown', pressOtherPicture);
announceFind();
for (const sign of ['pointerover', 'focusin'])
	document.querySelector('[data-click=view-mode]')?.addEventListener(sign, loadOtherPictures);
document.addEventListener('input', ({ target }) => {
	if (target instanceof HTMLInputElement && target.dataset.compare !== undefined)
		moveDivider(target);
});
// A range may have been moved before this code was there.
for (const range of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
	moveDivider(range);
loadField();
root.dispatchEvent(new Event('vz-ready', { bubbles: true }));

/** `<html>` carries the state that CSS shows; `src/early/first-paint.ts` puts it there at the start. */
function mark(name: string, value: string | undefined) {
	if (value === undefined) delete root.dataset[name];
	else root.dataset[name] = value;
}

/** Browsers paint their own bar in the first colour that applies; `Page.astro` has them in this order. */
function colourBrowser(theme: Theme) {
	const [light, dark] = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
	if (light) light.media = theme === 'light' ? 'all' : 'not all';
	if (dark) dark.media = theme === 'dark' ? 'all' : '(prefers-color-scheme: dark)';
}

async function openKeys() {
	const { toggleKeys } = await import('./keys/open-keys.ts');
	toggleKeys();
}

/** The button that was pressed gives way to its twin, which gets the focus. */
function toggleRanking(element: HTMLElement) {
	$ranking.set(!$ranking.get());
	const twin = element.nextElementSibling ?? element.previousElementSibling;
	if (twin instanceof HTMLElement) twin.focus();
}

/** Every picture that can be opened has a link that opens it; a double click does the same. */
function openPicture(_list: HTMLElement, target: Element) {
	if (!(target instanceof HTMLImageElement)) return;
	const link = target.closest('li, tr')?.querySelector<HTMLAnchorElement>('a[target]');
	if (link) window.open(link.href, '_blank', 'noopener');
}
