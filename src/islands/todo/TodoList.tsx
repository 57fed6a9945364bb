import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { DeleteDialog } from '#islands/shared/records/DeleteDialog.tsx';
import { toControl } from '#islands/shared/records/move-keys.ts';
import type { Action } from '#islands/shared/records/RecordActions.tsx';
import { RecordFiles } from '#islands/shared/records/RecordFiles.tsx';
import { RecordPages, recordRows } from '#islands/shared/records/RecordPages.tsx';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import { UndoToast } from '#islands/shared/records/UndoToast.tsx';
import { useDrag } from '#islands/shared/records/use-drag.ts';
import { useFocusLater } from '#islands/shared/records/use-focus-later.ts';
import { useUndo } from '#islands/shared/records/use-undo.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toPage } from '#lib/pages.ts';
import { pickPlaced } from '#lib/records/operations.ts';
import { emptyList, type RecordList } from '#lib/records/record-store.ts';
import { saveFile } from '#lib/records/save-file.ts';
import { toShortName } from '#lib/records/short-name.ts';
import { filterTasks } from '#tools/todo/filter.ts';
import {
	addTask,
	changeTasks,
	importTasks,
	placeTask,
	printTasks,
	removeTasks,
	restoreTasks,
	taskStore,
} from '#tools/todo/store.ts';
import type { Task } from '#tools/todo/task.ts';
import { NewTask } from './NewTask.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useFilter } from './use-filter.ts';

interface Props {
	locale: Locale;
	t: Omit<TodoMessages, 'notes'>;
}

/** The to-do list with everything that can be done to it. */
export function TodoList({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const focusLater = useFocusLater(root);
	const list = useSaved<RecordList<Task>>(taskStore.$list, emptyList);
	const filter = useFilter();
	const [editing, setEditing] = useState<string>();
	const [asked, setAsked] = useState<readonly string[]>([]);
	const [last, setLast] = useUndo();
	const [said, setSaid] = useState('');
	const [picked, setPage] = useState(0);
	const tasks = list.records;
	const shown = filterTasks(tasks, filter);
	const completed = filterTasks(tasks, 'completed');
	const left = tasks.length - completed.length;
	const allCompleted = tasks.length > 0 && left === 0;
	const { deletedElsewhere } = list;
	const at = toPage(shown, picked, recordRows);

	const drag = useDrag((id, target) => {
		moveTo(
			id,
			shown.findIndex((each) => each.id === target),
		);
	});

	useEffect(() => {
		if (!deletedElsewhere) return;
		const message = plural(locale, t.deletedElsewhere, deletedElsewhere.length);
		setLast({ message, undo: () => restoreTasks(deletedElsewhere) });
	}, [deletedElsewhere, locale, t, setLast]);

	/** A new task stands on the last page, whichever that will be. */
	function add(name: string) {
		addTask(name);
		setPage(Number.MAX_SAFE_INTEGER);
	}

	function act(task: Task, action: Action, from?: HTMLElement) {
		if (action === 'edit') return setEditing(task.id);
		if (action === 'delete') return setAsked([task.id]);
		moveTo(task.id, shown.indexOf(task) + (action === 'up' ? -1 : 1));
		focusLater(`${toRow(task.id)} ${from ? toControl(from) : `[data-action=${action}]`}`);
	}

	function moveTo(id: string, place: number) {
		const moved = shown.find((each) => each.id === id);
		if (!moved || !shown[place]) return;
		placeTask(shown, id, place);
		setPage(Math.floor(place / recordRows));
		const name = toShortName(moved.name);
		setSaid(fill(t.moved, { name, place: place + 1, all: shown.length }));
	}

	function save(task: Task, name: string, byKey: boolean) {
		setEditing(undefined);
		if (name === '') return remove([task.id]);
		if (name !== task.name) changeTasks([task], { name });
		if (byKey) focusLater(toButton(task.id, 'edit'));
	}

	function cancel(id: string) {
		setEditing(undefined);
		focusLater(toButton(id, 'edit'));
	}

	function toggle(task: Task) {
		changeTasks([task], { completed: !task.completed });
		if (filter !== 'all') focusLater(...toNeighbours(shown, [task.id], 'input'), '#new-task');
	}

	function remove(ids: readonly string[]) {
		const placed = pickPlaced(tasks, ids);
		setAsked([]);
		if (placed.length === 0) return;
		removeTasks(ids);
		focusLater(...toNeighbours(shown, ids, '[data-action=delete]'), '#new-task');
		setLast({
			message: plural(locale, t.deleted, placed.length),
			undo: () => {
				restoreTasks(placed);
				focusLater(...placed.map(({ record }) => toButton(record.id, 'edit')), '#new-task');
			},
		});
	}

	function load(text: string) {
		const count = importTasks(text);
		setSaid('');
		setLast({
			message: count === undefined ? t.notImported : plural(locale, t.imported, count.length),
			undo: count && count.length > 0 ? () => removeTasks(count) : undefined,
		});
	}

	const download = (kind: 'json' | 'md') =>
		saveFile(
			`tasks.${kind}`,
			printTasks(tasks, kind),
			kind === 'md' ? 'text/markdown' : 'application/json',
		);

	return (
		<div ref={root} className="record-tool">
			<NewTask t={t} onAdd={add} />
			<SaveNotice
				locale={locale}
				problem={list.problem}
				unsaved={list.unsaved.length}
				broken={list.broken !== undefined}
				t={t}
				onRetry={taskStore.retry}
				onExport={() => download('json')}
				onSaveBroken={() => saveFile('tasks.txt', list.broken ?? '', 'text/plain')}
			/>
			{tasks.length > 0 && (
				<div className="record-bar">
					<label className="task-all">
						<input
							type="checkbox"
							checked={allCompleted}
							onChange={() => changeTasks(tasks, { completed: !allCompleted })}
						/>
						{t.markAll}
					</label>
					<TaskFilters current={filter} t={t} />
					<p role="status">{plural(locale, t.left, left)}</p>
				</div>
			)}
			{shown.length === 0 ? (
				<p className="record-empty">{t.empty[filter]}</p>
			) : (
				<table className="record-table">
					<caption className="hidden-words">{t.tasks}</caption>
					<thead>
						<tr>
							<th scope="col">{t.name}</th>
							<th scope="col">{t.status}</th>
							<th scope="col">{t.actions}</th>
						</tr>
					</thead>
					<tbody>
						{at.shown.map((task, row) => (
							<TaskRow
								key={task.id}
								task={task}
								first={at.first + row === 0}
								last={at.first + row === shown.length - 1}
								editing={editing === task.id}
								unsaved={list.unsaved.includes(task.id)}
								t={t}
								onToggle={() => toggle(task)}
								drag={drag}
								onAct={(action, from) => act(task, action, from)}
								onSave={(name, byKey) => save(task, name, byKey)}
								onCancel={() => cancel(task.id)}
							/>
						))}
					</tbody>
				</table>
			)}
			<RecordPages at={at} t={t} onPick={setPage} />
			{tasks.length > 0 && (
				<div className="record-files">
					{completed.length > 0 && (
						<button
							type="button"
							className="button"
							onClick={() => setAsked(completed.map(({ id }) => id))}
						>
							{t.clearCompleted}
						</button>
					)}
					<button
						type="button"
						className="button"
						onClick={() => setAsked(tasks.map(({ id }) => id))}
					>
						{t.deleteAll}
					</button>
				</div>
			)}
			<RecordFiles empty={tasks.length === 0} t={t} onExport={download} onImport={load} />
			<p role="status" className="hidden-words">
				{said}
			</p>
			<DeleteDialog
				question={toQuestion(
					locale,
					t,
					pickPlaced(tasks, asked).map(({ record }) => record.name),
				)}
				t={t}
				onYes={() => remove(asked)}
				onNo={() => setAsked([])}
			/>
			<UndoToast last={last} words={t.undo} onDone={() => setLast(undefined)} />
		</div>
	);
}

function toQuestion(locale: Locale, t: Props['t'], names: readonly string[]): string | undefined {
	const [first] = names;
	if (first === undefined) return undefined;
	return names.length === 1
		? fill(t.deleteOne, { name: toShortName(first) })
		: plural(locale, t.deleteMany, names.length);
}

function toButton(id: string, action: Action): string {
	return `${toRow(id)} [data-action=${action}]`;
}

function toRow(id: string): string {
	return `#${CSS.escape(`task-${id}`)}`;
}

/** The same control in the rows after those that go, the nearest first, then in those before. */
function toNeighbours(shown: readonly Task[], gone: readonly string[], control: string): string[] {
	const start = shown.findIndex(({ id }) => gone.includes(id));
	const order = [...shown.slice(start), ...shown.slice(0, Math.max(start, 0)).toReversed()];
	return order
		.filter(({ id }) => !gone.includes(id))
		.slice(0, 1)
		.map(({ id }) => `${toRow(id)} ${control}`);
}
