import { type RefObject, useEffect, useRef } from 'react';
import { toControl } from './move-keys.ts';

interface Focused {
	row: Element;
	/** How many rows are before it. */
	place: number;
	control: string;
}

/**
 * If the row or the offer with the focus disappears for another reason than a key pressed in it, for example because
 * another tab changed the list, the focus moves to the row that takes its place, or else to `field`.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, field: string) {
	const last = useRef<Focused | undefined>(undefined);

	useEffect(() => {
		const { current } = root;
		if (!current) return;
		function remember({ target }: FocusEvent) {
			const row = target instanceof HTMLElement && target.closest('[data-id], .undo-offer');
			const isBefore = (each: Element) =>
				row && each.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
			last.current = row
				? { row, place: listRows(root).filter(isBefore).length, control: toControl(target) }
				: undefined;
		}
		current.addEventListener('focusin', remember);
		return () => current.removeEventListener('focusin', remember);
	}, [root]);

	useEffect(() => {
		const { current } = last;
		if (!current || current.row.isConnected || document.activeElement !== document.body) return;
		last.current = undefined;
		const rows = listRows(root);
		const row = rows[Math.min(current.place, rows.length - 1)];
		for (const selector of [current.control, '[data-action=edit]', '[data-action=more]']) {
			row?.querySelector<HTMLElement>(selector)?.focus();
			if (document.activeElement !== document.body) return;
		}
		root.current?.querySelector<HTMLElement>(field)?.focus();
	});
}

function listRows(root: RefObject<HTMLElement | null>): Element[] {
	return [...(root.current?.querySelectorAll('[data-id]') ?? [])];
}
