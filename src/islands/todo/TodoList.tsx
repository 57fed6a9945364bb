import './styles.css';
import { loadModule } from '#browser/load-module.ts';
import type { Edit } from '#browser/records/edit.ts';
import { emptyList, type RecordList } from '#browser/records/record-store.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { plural } from '#i18n/messages.ts';
import type { EditEnd } from '#islands/shared/records/EditField.tsx';
import { NewRecord } from '#islands/shared/records/NewRecord.tsx';
import { RecordFrame } from '#islands/shared/records/RecordFrame.tsx';
import { RecordMenu } from '#islands/shared/records/RecordMenu.tsx';
import type { RecordAdapter } from '#islands/shared/records/record-adapter.ts';
import { useRecords } from '#islands/shared/records/use-records.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { filterTasks } from '#tools/todo/filter.ts';
import { addTask, changeTasks, placeTask, taskStore } from '#tools/todo/store.ts';
import type { Task } from '#tools/todo/task.ts';
import { TaskBox } from './TaskBox.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useFilter } from './use-filter.ts';
import { useToday } from './use-today.ts';

const kind: RecordAdapter<Task> = {
	name: 'task',
	toText: ({ name }) => name,
	read: ({ name }) => name,
	write: (name) => ({ name }),
	place: placeTask,
	store: taskStore,
	openFiles: () => loadModule(() => import('#tools/todo/files.ts')),
};

/** Before a task is edited: its field takes the next key. */
const loadEdit = async () =>
	(await loadModule(() => import('#islands/shared/records/EditField.tsx'))).EditField;

interface Props {
	locale: Locale;
	t: Omit<TodoMessages, 'notes'>;
}

/** The to-do list with everything that can be done to it. */
export function TodoList({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const list = useSaved<RecordList<Task>>(taskStore.$list, emptyList);
	const filter = useFilter();
	const today = useToday();
	const tasks = list.records;
	const shown = filterTasks(tasks, filter, today);
	const completed = filterTasks(tasks, 'completed', today);
	const left = tasks.length - completed.length;
	const allCompleted = tasks.length > 0 && left === 0;
	const tool = useRecords({ root, kind, list, shown, locale, t });
	const [edit] = usePart(loadEdit, tasks.length > 0);
	const { first, shown: rows } = tool.at;
	const leftWords = plural(locale, t.left, left);
	useSaid(tasks.length > 0 ? leftWords : '', 'count');

	function add(name: string) {
		const added = addTask(name, filter === 'today' ? today : '');
		if (added) tool.showLast();
		return added;
	}

	function save(task: Task, edit: Edit, end: EditEnd) {
		tool.endEdit(task, end);
		if (edit.written.trim() === '') return tool.remove([task.id]);
		tool.keep(task, edit);
	}

	function setDue(task: Task, due: string, byKey: boolean) {
		tool.cancel(task.id, byKey);
		if (due !== task.due) changeTasks([task], { due });
		if (filter === 'today' && (due === '' || due > today)) tool.focusNear([task.id], 'input');
	}

	function toggle(task: Task) {
		changeTasks([task], { completed: !task.completed });
		if (filter !== 'all') tool.focusNear([task.id], 'input');
	}

	return (
		<RecordFrame
			{...{ root, locale, list, tool, t }}
			brokenFile="tasks.txt"
			form={
				<NewRecord
					kind="task"
					label={t.newTask}
					add={t.add}
					blank={t.blank}
					onAdd={add}
					onLines={(text) => tool.load(text, '')}
				/>
			}
			bar={
				<>
					{tasks.length > 0 && (
						<>
							<TaskBox
								checked={allCompleted}
								onToggle={() => changeTasks(tasks, { completed: !allCompleted })}
							>
								{t.markAll}
							</TaskBox>
							<TaskFilters {...{ locale, tasks, today, t }} current={filter} />
							<p className="record-count">{leftWords}</p>
						</>
					)}
					<RecordMenu {...{ tool, t }} empty={tasks.length === 0} />
				</>
			}
			end={
				completed.length > 0 && (
					<button
						type="button"
						className="button"
						onClick={() => tool.remove(completed.map(({ id }) => id))}
					>
						{t.clearCompleted}
					</button>
				)
			}
		>
			{shown.length === 0 ? (
				<p className="record-empty">{t.empty[filter]}</p>
			) : (
				<ul className="record-list" aria-label={t.tasks}>
					{rows.map((task, row) => (
						<TaskRow
							key={task.id}
							{...{ locale, task, today, edit, t }}
							first={first + row === 0}
							last={first + row === shown.length - 1}
							{...tool.toRow(task)}
							onToggle={() => toggle(task)}
							onDue={(due, byKey) => setDue(task, due, byKey)}
							onSave={(edit, end) => save(task, edit, end)}
						/>
					))}
				</ul>
			)}
		</RecordFrame>
	);
}
