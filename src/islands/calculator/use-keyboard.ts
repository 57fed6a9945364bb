import { type RefObject, useEffect, useRef } from 'react';
import { toExactText } from '#tools/calculator/decimal.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { parseNumber } from '#tools/calculator/standard/saved.ts';
import type { Key } from '#tools/calculator/standard/machine.ts';
import { $standard, enterNumber } from '#tools/calculator/standard/store.ts';

/** The keyboard of the whole page drives the calculator, and its value is copied and pasted. */
export function useKeyboard(root: RefObject<HTMLElement | null>, onKey: (key: Key) => void) {
	const latest = useRef(onKey);
	useEffect(() => {
		latest.current = onKey;
	});

	useEffect(() => {
		function type(event: KeyboardEvent) {
			const key = toKey(event.key);
			if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
			if (isElsewhere(event.target)) return;
			if (event.key === 'Enter' && isPressable(event.target)) return;
			if (event.key === 'Escape' && document.querySelector(openMenu)) return;
			event.preventDefault();
			latest.current(key);
			leaveKey(root.current);
		}

		function copy(event: ClipboardEvent) {
			const state = $standard.get();
			if (isElsewhere(event.target) || `${getSelection()}` !== '' || state.fault) return;
			event.clipboardData?.setData('text/plain', toExactText(state.entry));
			event.preventDefault();
		}

		function paste(event: ClipboardEvent) {
			const value = parseNumber(event.clipboardData?.getData('text/plain') ?? '');
			if (isElsewhere(event.target) || !value) return;
			event.preventDefault();
			enterNumber(value);
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

/** In a field, the keys belong to the field. */
function isElsewhere(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
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
