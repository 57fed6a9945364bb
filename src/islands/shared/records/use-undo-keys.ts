import { useEffect, useRef } from 'react';
import { takesText } from '#lib/leave-keys.ts';
import { toUndoKey, type UndoKey } from './undo-key.ts';

/**
 * Ctrl+Z and Ctrl+Shift+Z anywhere in the page, ⌘ on a Mac, except in a text field and in a dialog. The action returns
 * false when there is nothing to do; the key then has its effect in the browser.
 */
export function useUndoKeys(act: (key: UndoKey) => boolean) {
	const latest = useRef(act);
	useEffect(() => {
		latest.current = act;
	});

	useEffect(() => {
		function handle(event: KeyboardEvent) {
			const { target } = event;
			const key = toUndoKey(event);
			if (!key || !(target instanceof HTMLElement)) return;
			if (takesText(target) || target.closest('dialog')) return;
			if (latest.current(key)) event.preventDefault();
		}
		addEventListener('keydown', handle);
		return () => removeEventListener('keydown', handle);
	}, []);
}
