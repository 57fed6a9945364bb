import type { FindMessages } from '#i18n/messages/find/index.ts';
import { isApple } from './is-apple.ts';
import { make, makeIcon } from './make.ts';

/** What is there of the search before its code: the visitor types while that loads. */
export interface Frame {
	dialog: HTMLDialogElement;
	field: HTMLInputElement;
	/** What stands below the results: that they load, or that there are none. */
	note: HTMLElement;
	/** Leads to the proof of what is chosen. */
	proof: HTMLElement;
	status: HTMLElement;
}

/** The dialog of the search. A click beside its window closes it, as Escape does. */
export function makeFrame(t: FindMessages): Frame {
	const close = make('button', { type: 'button', class: 'icon-button', 'aria-label': t.close });
	close.append(makeIcon('close'));
	const field = makeField(t);
	const note = make('div', { class: 'find-note' }, make('p', { class: 'find-loading' }, t.loading));
	const proof = make('p', { class: 'find-proof' });
	const status = make('p', { class: 'find-status' });
	const dialog = make(
		'dialog',
		{ class: 'find', 'aria-label': t.title },
		make(
			'div',
			{ class: 'find-window' },
			make('div', { class: 'find-top' }, makeIcon('search'), field, close),
			note,
			proof,
			make('div', { class: 'find-foot' }, status, makeKeys(t)),
		),
	);
	// Enter before there are results is kept for them.
	field.addEventListener('keydown', ({ key }) =>
		field.toggleAttribute('data-entered', key === 'Enter'),
	);
	close.addEventListener('click', () => dialog.close());
	dialog.addEventListener('click', ({ target }) => {
		if (target === dialog) dialog.close();
	});
	// A visitor who goes back to this page sees the page and not the search.
	addEventListener('pagehide', () => dialog.close());
	document.body.append(dialog);
	return { dialog, field, note, proof, status };
}

function makeField(t: FindMessages): HTMLInputElement {
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
