import { toShortName } from '#browser/records/short-name.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill } from '#i18n/messages.ts';
import { RecordRow, type RowProps } from '#islands/shared/records/RecordRow.tsx';
import type { Task } from '#tools/todo/task.ts';
import { TaskBox } from './TaskBox.tsx';

interface Props extends RowProps {
	task: Task;
	t: Omit<TodoMessages, 'notes'>;
	onToggle: () => void;
}

/** One task, behind its check box. */
export function TaskRow({ task: { id, name, completed }, t, onToggle, ...row }: Props) {
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
		/>
	);
}
