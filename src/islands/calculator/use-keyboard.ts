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

/** The keyboard of the whole page drives the calculator, and its value is copied and pasted. */
export function useKeyboard<Key>(root: RefObject<HTMLElement | null>, machine: Machine<Key>) {
	const latest = useRef(machine);
	useEffect(() => {
		latest.current = machine;
	});

	useEffect(() => {
		function type(event: KeyboardEvent) {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
			const key = latest.current.toKey(event.key, event.code);
			if (key === undefined || isElsewhere(event.target)) return;
			if (event.key === 'Enter' && isPressable(event.target)) return;
			if (document.querySelector(event.key === 'Escape' ? openMenu : 'dialog[open]')) return;
			event.preventDefault();
			latest.current.onKey(key);
			leaveKey(root.current);
		}

		function copy(event: ClipboardEvent) {
			const text = latest.current.toText();
			if (text === undefined || isElsewhere(event.target) || `${getSelection()}` !== '') return;
			event.clipboardData?.setData('text/plain', text);
			event.preventDefault();
		}

		function paste(event: ClipboardEvent) {
			if (isElsewhere(event.target) || document.querySelector('dialog[open]')) return;
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

const openMenu = 'header details[open], dialog[open], :popover-open';

/** In a field, the keys belong to the field; a switch needs only its arrows. */
function isElsewhere(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		target.matches('input:not([type="radio"]), select, textarea, [contenteditable]')
	);
}

function isPressable(target: EventTarget | null): boolean {
	return target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}

/** Who reached a key with Tab and then types goes on to equals, or Enter would press that key. */
function leaveKey(root: HTMLElement | null) {
	if (!root?.contains(document.activeElement)) return;
	root.querySelector<HTMLElement>('[data-key="equals"]')?.focus();
}
