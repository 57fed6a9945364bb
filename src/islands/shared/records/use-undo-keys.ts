import { useListener } from '#islands/shared/use-listener.ts';
import { takesText } from '#lib/leave-keys.ts';
import { toUndoKey, type UndoKey } from './undo-key.ts';

/**
 * Ctrl+Z and Ctrl+Shift+Z anywhere in the page, ⌘ on a Mac, except in a text field and in a dialog. The action returns
 * false when there is nothing to do; the key then has its effect in the browser.
 * @param isOffered the page offers to undo its last change: then an empty field, which often has the focus, has the keys too
 */
export function useUndoKeys(act: (key: UndoKey) => boolean, isOffered = false) {
	useListener('window', 'keydown', (event) => {
		const { target } = event;
		const key = toUndoKey(event);
		if (!key || !(target instanceof HTMLElement)) return;
		const isFree = isOffered && key === 'undo' && 'value' in target && target.value === '';
		if ((takesText(target) && !isFree) || target.closest('dialog')) return;
		if (act(key)) event.preventDefault();
	});
}
