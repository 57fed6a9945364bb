import './task-list.css';
import type { Column } from '#islands/shared/list-view.ts';
import type { ViewWords } from '#islands/shared/list-words.ts';
import { useListViews } from '#islands/shared/use-list-views.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { ViewSwitch } from '#islands/shared/ViewSwitch.tsx';
import { $tasksView } from '#tools/tasks/store.ts';

interface Props {
	columns: readonly Column[];
	t: ViewWords;
}

/** Shows the list of tasks in the page as a list or as a table, whichever it was the last time. */
export function TaskViews({ columns, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const view = useSaved($tasksView, 'list');
	useListViews('tasks', columns, view);

	return (
		<div ref={root} className="controls">
			<ViewSwitch view={view} t={t} onPick={(next) => $tasksView.set(next)} />
		</div>
	);
}
