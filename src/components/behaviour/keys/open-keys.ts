import { isApple } from '#components/behaviour/find/is-apple.ts';
import { make, makeIcon } from '#components/behaviour/find/make.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { $singleKeys } from '#stores/single-keys.ts';
import css from './keys.css?inline';

let dialog: HTMLDialogElement | undefined;
const list = make('div');

/**
 * Opens the list of the keys of this page, or closes it. What a tool writes about its keys is marked with `data-keys`, as
 * `page` or `focus`: where they work. What belongs to a mode that is not in use is left out.
 */
export function toggleKeys() {
	const t = find[parseLocale(document.documentElement.lang) ?? defaultLocale];
	dialog ??= makeDialog(t);
	if (dialog.open) return dialog.close();
	if (document.querySelector('dialog:modal')) return;
	const held = isApple() ? '⌘' : 'Ctrl';
	list.replaceChildren(
		...makePart(t.shortcuts.everywhere, [
			makeRow(['/', `${held}+K`], t.shortcuts.search, t.shortcuts.or),
			makeRow(['?'], t.shortcuts.list),
		]),
		...(['page', 'focus'] as const).flatMap((reach) =>
			makePart(t.shortcuts[reach], copyWords(reach)),
		),
	);
	dialog.showModal();
}

function makeDialog({ close: closeWords, shortcuts: t }: FindMessages): HTMLDialogElement {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	const close = make('button', { type: 'button', class: 'icon-button', 'aria-label': closeWords });
	close.append(makeIcon('close'));
	const single = make('input', {
		type: 'checkbox',
		role: 'switch',
		'aria-describedby': 'keys-hint',
	});
	$singleKeys.subscribe((on) => {
		single.checked = on;
	});
	single.addEventListener('change', () => $singleKeys.set(single.checked));
	const made = make(
		'dialog',
		{ class: 'keys', 'aria-labelledby': 'keys-title' },
		make(
			'div',
			{ class: 'keys-window' },
			make('div', { class: 'keys-top' }, make('h2', { id: 'keys-title' }, t.title), close),
			make('label', {}, single, t.single),
			make('p', { id: 'keys-hint', class: 'quiet' }, t.hint),
			list,
		),
	);
	close.addEventListener('click', () => made.close());
	made.addEventListener('click', ({ target }) => {
		if (target === made) made.close();
	});
	document.body.append(made);
	return made;
}

function makePart(title: string, rows: readonly Node[]): readonly Node[] {
	return rows.length > 0 ? [make('h3', {}, title), ...rows] : [];
}

function makeRow(names: readonly string[], words: string, or = ''): HTMLElement {
	const keys = names.flatMap((name) => [` ${or} `, make('kbd', {}, name)]).slice(1);
	return make('p', {}, ...keys, `: ${words}`);
}

/** The same may be written in the tool and below it. */
function copyWords(reach: string): readonly Node[] {
	const texts = [...document.querySelectorAll<HTMLElement>(`[data-keys=${reach}]`)]
		.filter((part) => {
			const mode = part.closest('[data-first]');
			return !mode || getComputedStyle(mode).display !== 'none';
		})
		.map(({ textContent, ariaLabel }) => textContent.trim() || (ariaLabel ?? ''))
		.filter((text) => text !== '');
	return [...new Set(texts)].map((text) => make('p', {}, text));
}
