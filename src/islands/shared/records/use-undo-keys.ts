import { useListener } from '#islands/shared/use-listener.ts';
import { takesText } from '#lib/leave-keys.ts';
import { toUndoKey, type UndoKey } from './undo-key.ts';

/**
 * Ctrl+Z and Ctrl+Shift+Z anywhere in the page, ⌘ on a Mac, except in a dialog and in a text field. An empty field with
 * `data-undo`, which has the focus after each new entry, has no text to bring back. The action returns false when there is
 * nothing to do; the key then has its effect in the browser.
 */
export function useUndoKeys(act: (key: UndoKey) => boolean) {
	useListener('window', 'keydown', (event) => {
		const { target } = event;
		const key = toUndoKey(event);
		if (!key || !(target instanceof HTMLElement)) return;
		const isFree = target.dataset.undo !== undefined && 'value' in target && target.value === '';
		if ((takesText(target) && !isFree) || target.closest('dialog')) return;
		if (act(key)) event.preventDefault();
	});
}
