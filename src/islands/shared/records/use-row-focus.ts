import { type RefObject, useEffect, useRef } from 'react';
import { toControl } from './move-keys.ts';

interface Focused {
	row: Element;
	/** Among the rows, counted from 0. */
	place: number;
	control: string;
}

/**
 * If the row with the focus disappears for another reason than a key pressed in it, for example because another tab
 * deleted it, the focus moves to the row that takes its place, or else to `field`.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, field: string) {
	const last = useRef<Focused | undefined>(undefined);

	useEffect(() => {
		const { current } = root;
		if (!current) return;
		function remember({ target }: FocusEvent) {
			const row = target instanceof HTMLElement && target.closest('[data-id]');
			last.current = row
				? {
						row,
						place: [...(row.parentElement?.children ?? [])].indexOf(row),
						control: toControl(target),
					}
				: undefined;
		}
		current.addEventListener('focusin', remember);
		return () => current.removeEventListener('focusin', remember);
	}, [root]);

	useEffect(() => {
		const { current } = last;
		if (!current || current.row.isConnected || document.activeElement !== document.body) return;
		last.current = undefined;
		const rows = root.current?.querySelectorAll('[data-id]') ?? [];
		const row = rows[Math.min(current.place, rows.length - 1)];
		for (const selector of [current.control, '[data-action=edit]', '[data-action=more]']) {
			row?.querySelector<HTMLElement>(selector)?.focus();
			if (document.activeElement !== document.body) return;
		}
		root.current?.querySelector<HTMLElement>(field)?.focus();
	});
}
