import { toShortName } from '#browser/records/short-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { RecordRow, type RowProps } from '#islands/shared/records/RecordRow.tsx';
import { formatDue, isDue } from '#tools/todo/due.ts';
import type { Task } from '#tools/todo/task.ts';
import { DueField } from './DueField.tsx';
import { TaskBox } from './TaskBox.tsx';

interface Props extends RowProps {
	locale: Locale;
	task: Task;
	/** YYYY-MM-DD */
	today: string;
	t: Omit<TodoMessages, 'notes'>;
	onToggle: () => void;
	onDue: (due: string, byKey: boolean) => void;
}

/** One task, behind its check box, and its day. */
export function TaskRow({ locale, task, today, t, onToggle, onDue, ...row }: Props) {
	const { id, name, completed, due } = task;
	const label = fill(t.due, { name: toShortName(name) });
	return (
		<RecordRow
			{...row}
			kind="task"
			{...{ id, t }}
			text={name}
			className={completed ? 'task done' : 'task'}
			lead={
				<TaskBox
					checked={completed}
					label={fill(t.isCompleted, { name: toShortName(name) })}
					onToggle={onToggle}
				/>
			}
			actions={
				<ActionButton
					action="own"
					label={due === '' ? label : `${label}, ${formatDue(locale, due, today)}`}
					drawing="M4 6h16v14H4zM4 10h16M8 3v4m8-4v4"
					onPress={() => row.onAct('own')}
				/>
			}
			field={
				<DueField
					{...{ label, due, today, t }}
					onSave={onDue}
					onCancel={() => row.onCancel(true)}
				/>
			}
		>
			{due !== '' && row.mode !== 'own' && (
				<p className="task-due" data-due={isDue(task, today) || undefined}>
					<span className="hidden-words">
						{isDue(task, today) && due < today ? t.late : t.until}{' '}
					</span>
					<time dateTime={due}>{formatDue(locale, due, today)}</time>
				</p>
			)}
		</RecordRow>
	);
}
