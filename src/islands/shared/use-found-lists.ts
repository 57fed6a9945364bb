import { useCallback, useRef } from 'react';
import { type Column, findLists, type ListView } from './list-view.ts';

/** The lists that go by this name in `data-list`, and a function that replaces them. They are not looked for before one is needed. */
export function useFoundLists(
	name: string,
	columns: readonly Column[],
): [find: () => readonly ListView[], replace: (lists: readonly ListView[]) => void] {
	const found = useRef<readonly ListView[] | undefined>(undefined);

	const find = useCallback(() => {
		found.current ??= findLists(name, columns);
		return found.current;
	}, [name, columns]);

	const replace = useCallback((lists: readonly ListView[]) => {
		found.current = lists;
	}, []);

	return [find, replace];
}
