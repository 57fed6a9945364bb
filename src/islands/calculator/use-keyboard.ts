import { type RefObject, useEffect, useRef } from 'react';

interface Machine<Key> {
	/** The calculator key for a key of the keyboard, by its name and its place. */
	toKey: (name: string, code: string) => Key | undefined;
	onKey: (key: Key) => void;
	/** What copying takes; undefined when there is no number. */
	toText: () => string | undefined;
	/** Receives pasted text; returns false if it is not a number. */
	onPaste: (text: string) => boolean;
}

/**
 * The keyboard of the page drives the calculator, and its value is copied and pasted. Letters and brackets are its keys
 * only while the focus is in it, so that they do nothing for visitors who use voice control, or who type them elsewhere
 * by mistake. Typing a number takes the focus there.
 */
export function useKeyboard<Key>(root: RefObject<HTMLElement | null>, machine: Machine<Key>) {
	const latest = useRef(machine);
	useEffect(() => {
		latest.current = machine;
	});

	useEffect(() => {
		/** The calculator with its switches and its paper. */
		const area = () => root.current?.closest('.calculator') ?? root.current;

		function type(event: KeyboardEvent) {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			const key = latest.current.toKey(event.key, event.code);
			if (key === undefined || isElsewhere(event.target, area())) return;
			if (isLetter(event.key) && !isWithin(event.target, area())) return;
			if (event.key === 'Enter' && isPressable(event.target)) return;
			if (document.querySelector(event.key === 'Escape' ? openMenu : 'dialog[open]')) return;
			event.preventDefault();
			latest.current.onKey(key);
			takeFocus(root.current);
		}

		function copy(event: ClipboardEvent) {
			const text = latest.current.toText();
			if (text === undefined || isElsewhere(event.target, area()) || `${getSelection()}` !== '')
				return;
			event.clipboardData?.setData('text/plain', text);
			event.preventDefault();
		}

		function paste(event: ClipboardEvent) {
			if (isElsewhere(event.target, area()) || document.querySelector('dialog[open]')) return;
			if (latest.current.onPaste(event.clipboardData?.getData('text/plain') ?? '')) {
				event.preventDefault();
			}
		}

		document.addEventListener('keydown', type);
		document.addEventListener('copy', copy);
		document.addEventListener('paste', paste);
		return () => {
			document.removeEventListener('keydown', type);
			document.removeEventListener('copy', copy);
			document.removeEventListener('paste', paste);
		};
	}, [root]);
}

const openMenu = 'dialog[open], :popover-open';

/**
 * In a field, the keys belong to the field; a switch needs only its arrows. A visitor who has moved to another part of
 * the page by keyboard does not type into the calculator either.
 */
function isElsewhere(target: EventTarget | null, area: Element | null): boolean {
	if (!(target instanceof HTMLElement)) return false;
	if (target.matches('input:not([type="radio"]), select, textarea, [contenteditable]')) return true;
	const isFocused = target !== document.body && target.matches(':focus-visible');
	return isFocused && !isWithin(target, area);
}

function isWithin(target: EventTarget | null, area: Element | null): boolean {
	return target instanceof Node && area !== null && area.contains(target);
}

/** One character that belongs neither to a number nor to a sum. */
function isLetter(key: string): boolean {
	return /^[^\d\s.,%=+\-−*×/÷]$/.test(key);
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
	if (!activeElement || activeElement === body) root?.focus({ preventScroll: true });
	else if (activeElement !== root && root?.contains(activeElement)) {
		root.querySelector<HTMLElement>('[data-key="equals"]')?.focus();
	}
}
