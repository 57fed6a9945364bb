import { useEffect, useRef } from 'react';
import { type Column, findLists, type ListView } from '#islands/shared/list-view.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { $tasksView } from '#tools/tasks/store.ts';

interface Props {
	columns: readonly Column[];
	t: { view: string; list: string; table: string };
}

/** Shows the list of tasks in the page as a list or as a table, whichever it was the last time. */
export function TaskViews({ columns, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const lists = useRef<ListView[] | undefined>(undefined);
	const view = useSaved($tasksView, 'list');

	useEffect(() => {
		if (view === 'list' && !lists.current) return;
		lists.current ??= findLists('tasks', columns);
		for (const list of lists.current) {
			if (view === 'table') list.showTable();
			else list.showList();
		}
	}, [view, columns]);

	return (
		<div ref={root} className="controls">
			<Switch
				label={t.view}
				choices={[
					{ value: 'list', label: t.list },
					{ value: 'table', label: t.table },
				]}
				value={view}
				onPick={(next) => $tasksView.set(next)}
			/>
		</div>
	);
}
