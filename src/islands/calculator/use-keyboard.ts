import type { RefObject } from 'react';
import { useListener } from '#islands/shared/use-listener.ts';
import { focusKeys } from './Keys.tsx';

interface Machine<Key> {
	/** The calculator key for a key of the keyboard, by its name and its place. */
	toKey: (name: string, code: string) => Key | undefined;
	onKey: (key: Key, name: string) => void;
	/** What copying takes; undefined when there is no number. */
	toText: () => string | undefined;
	/** Receives a typed sign that may be part of a sum, and for which there is no key. */
	onSign: (sign: string) => void;
	/** Receives text that was pasted or dropped. Text with several cells comes from the fields of the calculator, too. */
	onPaste: (text: string) => void;
}

/**
 * The keyboard of the page drives the calculator, and its value is copied and pasted. Letters and brackets are its keys
 * only while the focus is in it, so that they do nothing for visitors who use voice control, or who type them elsewhere
 * by mistake; visitors who have turned single keys off have none of its keys elsewhere. Typing a number takes the focus
 * there. No sign of a sum is left out without a word.
 */
export function useKeyboard<Key>(root: RefObject<HTMLElement | null>, machine: Machine<Key>) {
	/** The calculator with its switches and its paper. */
	const area = () => root.current?.closest('.calculator') ?? root.current;

	useListener('document', 'keydown', (event) => {
		if (event.defaultPrevented || isShortcut(event)) return;
		const key = machine.toKey(event.key, event.code);
		const sign = key === undefined ? toSign(event.key) : undefined;
		if ((key ?? sign) === undefined || isElsewhere(event.target, area())) return;
		const isOnlyWithin =
			document.documentElement.dataset.keys ||
			(sign === undefined ? isLetter(event.key) : /\p{L}/u.test(sign));
		if (isOnlyWithin && !isWithin(event.target, area())) return;
		if (event.key === 'Enter' && isPressable(event.target)) return;
		if (document.querySelector(event.key === 'Escape' ? openMenu : 'dialog[open]')) return;
		event.preventDefault();
		if (key !== undefined) machine.onKey(key, event.key);
		else if (sign !== undefined) machine.onSign(sign);
		takeFocus(root.current);
	});

	useListener('document', 'copy', (event) => {
		const text = machine.toText();
		if (text === undefined || isElsewhere(event.target, area()) || `${getSelection()}` !== '')
			return;
		event.clipboardData?.setData('text/plain', text);
		event.preventDefault();
	});

	useListener('document', 'paste', (event) => take(event, event.clipboardData));
	useListener('document', 'drop', (event) => {
		if (isWithin(event.target, area())) take(event, event.dataTransfer);
	});
	// Only what may be dropped on causes a drop.
	useListener('document', 'dragover', (event) => {
		const isText = event.dataTransfer?.types.includes('text/plain');
		if (isText && isWithin(event.target, area())) event.preventDefault();
	});

	function take(event: Event, data: DataTransfer | null) {
		if (document.querySelector('dialog[open]')) return;
		const text = data?.getData('text/plain') ?? '';
		// A field of one line would make spaces of the line ends, and the numbers would be one.
		const isJoined =
			event.target instanceof HTMLInputElement &&
			isWithin(event.target, area()) &&
			cells.test(text.trim());
		if (isElsewhere(event.target, area()) && !isJoined) return;
		event.preventDefault();
		machine.onPaste(text);
		// The next Enter is for what was pasted, not for a button beside the tape that was clicked before.
		if (isPressable(document.activeElement) && !isWithin(document.activeElement, root.current))
			focusKeys(root.current);
	}
}

/** What `betweenCells` of i18n finds, without a file that would be loaded for it. */
const cells = /[\t\n\v\f\r\u0085\u2028\u2029]/;

const openMenu = 'dialog[open], :popover-open';

const fields = 'input:not([type="radio"], [type="checkbox"]), select, textarea, [contenteditable]';

/**
 * In a field, the keys belong to the field; a switch needs only its arrows. A visitor who has moved to another part of
 * the page by keyboard does not type into the calculator either.
 */
function isElsewhere(target: EventTarget | null, area: Element | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.matches(fields)) return true;
	const isFocused = target !== document.body && target.matches(':focus-visible');
	return isFocused && !isWithin(target, area);
}

function isWithin(target: EventTarget | null, area: Element | null): boolean {
	return target instanceof Node && area !== null && area.contains(target);
}

/** Some layouts have their brackets on AltGr, which Windows reports as Ctrl and Alt. */
function isShortcut(event: KeyboardEvent): boolean {
	if (event.getModifierState('AltGraph')) return false;
	return event.ctrlKey || event.metaKey || event.altKey;
}

/**
 * A typed character that would change a sum if it were left out. A space, an apostrophe or the sign of a currency would not,
 * and a question mark lists the keys of the page.
 */
function toSign(key: string): string | undefined {
	// Of the accents that wait for a letter only this one is written in sums.
	if (key === 'Dead') return '^';
	return /^[^\s\p{Sc}\p{Cc}'’_?]$/u.test(key) ? key : undefined;
}

/** One character that belongs neither to a number nor to a sum. */
function isLetter(key: string): boolean {
	return /^[^\d\s.,%=+\-−*×/÷()]$/.test(key);
}

function isPressable(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}

/**
 * If nothing has the focus, typing moves it to the calculator. If a visitor reached a key with Tab and then types, the
 * focus moves to equals: otherwise Enter would press that key.
 */
function takeFocus(root: HTMLElement | null) {
	const { activeElement, body } = document;
	if (!activeElement || activeElement === body) focusKeys(root);
	else if (!activeElement.matches('.keys') && root?.contains(activeElement)) {
		root.querySelector<HTMLElement>('[data-key="equals"]')?.focus();
	}
}
