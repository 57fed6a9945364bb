import type { FindMessages } from '#i18n/messages/find/index.ts';
import { isApple } from './is-apple.ts';
import { make, makeIcon } from './make.ts';

/** The field of the search. */
export function makeField(t: FindMessages): HTMLInputElement {
	return make('input', {
		...{
			role: 'combobox',
			type: 'text',
			inputmode: 'search',
			enterkeyhint: 'go',
			maxlength: '200',
		},
		...{ 'aria-label': t.title, 'aria-autocomplete': 'list', 'aria-expanded': 'false' },
		...{ autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', placeholder: t.title },
	});
}

interface Parts {
	field: HTMLInputElement;
	list: HTMLElement;
	note: HTMLElement;
	status: HTMLElement;
}

/** The dialog around the parts of the search. A click beside its window closes it, as Escape does. */
export function makeFrame(
	t: FindMessages,
	{ field, list, note, status }: Parts,
): HTMLDialogElement {
	const close = make('button', { type: 'button', class: 'icon-button', 'aria-label': t.close });
	close.append(makeIcon('close'));
	const dialog = make(
		'dialog',
		{ class: 'find', 'aria-label': t.title },
		make(
			'div',
			{ class: 'find-window' },
			make('div', { class: 'find-top' }, makeIcon('search'), field, close),
			list,
			note,
			make('div', { class: 'find-foot' }, status, makeKeys(t)),
		),
	);
	close.addEventListener('click', () => dialog.close());
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog) dialog.close();
	});
	return dialog;
}

/** What the keys do, for those who see it: a screen reader has its own words for a combobox. */
function makeKeys({ keys }: FindMessages): HTMLElement {
	const legend = [
		[['↑', '↓'], keys.choose],
		[['↵'], keys.open],
		[[isApple() ? '⌘' : 'Ctrl', '↵'], keys.newTab],
		[['Esc'], keys.close],
	] as const;
	const parts = legend.map(([names, words]) =>
		make('span', {}, ...names.map((name) => make('kbd', {}, name)), ` ${words}`),
	);
	return make('p', { class: 'find-keys', 'aria-hidden': 'true' }, ...parts);
}
