import { useEffect, useRef } from 'react';
import type { Column } from './list-view.ts';
import { useFoundLists } from './use-found-lists.ts';
import type { ListLayout } from './ViewSwitch.tsx';

/** Shows the lists that go by this name in `data-list` as lists or as tables. */
export function useListViews(name: string, columns: readonly Column[], view: ListLayout) {
	const [find] = useFoundLists(name, columns);
	const used = useRef(false);

	useEffect(() => {
		used.current ||= view === 'table';
		if (used.current) for (const list of find()) list.show(view);
	}, [view, find]);
}
