import { useCallback, useEffect, useRef } from 'react';
import { type Column, findLists, type ListView } from './list-view.ts';
import type { ListLayout } from './ViewSwitch.tsx';

/**
 * Shows the lists that go by this name in `data-list` as lists or as tables, and gives a function that
 * finds them. They are not looked for before one is needed.
 */
export function useListViews(
	name: string,
	columns: readonly Column[],
	view: ListLayout,
): () => readonly ListView[] {
	const found = useRef<readonly ListView[] | undefined>(undefined);

	const find = useCallback(() => {
		found.current ??= findLists(name, columns);
		return found.current;
	}, [name, columns]);

	useEffect(() => {
		if (view === 'list' && !found.current) return;
		for (const list of find()) {
			if (view === 'table') list.showTable();
			else list.showList();
		}
	}, [view, find]);

	return find;
}
