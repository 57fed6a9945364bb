import { toShortName } from '#browser/records/short-name.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill } from '#i18n/messages.ts';
import { RecordRow, type RowProps } from '#islands/shared/records/RecordRow.tsx';
import type { Task } from '#tools/todo/task.ts';

interface Props extends RowProps {
	task: Task;
	t: Omit<TodoMessages, 'notes'>;
	onToggle: () => void;
}

/** One task, and its status. */
export function TaskRow({ task: { id, name, completed }, t, onToggle, ...row }: Props) {
	return (
		<RecordRow
			{...row}
			kind="task"
			{...{ id, t }}
			text={name}
			label={t.name}
			className={completed ? 'task done' : 'task'}
		>
			<td data-label={t.status}>
				<label className="task-status">
					<input
						type="checkbox"
						checked={completed}
						aria-label={fill(t.isCompleted, { name: toShortName(name) })}
						onChange={onToggle}
					/>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d={completed ? 'm5 12 5 5L20 7' : 'M12 3a9 9 0 1 0 .01 0M12 7v5l3 2'} />
					</svg>
					<span aria-hidden="true">{completed ? t.completed : t.active}</span>
				</label>
			</td>
		</RecordRow>
	);
}
