import type { KeyboardEvent } from 'react';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill } from '#i18n/messages.ts';
import { DragHandle } from '#islands/shared/records/DragHandle.tsx';
import { EditField } from '#islands/shared/records/EditField.tsx';
import { toMove } from '#islands/shared/records/move-keys.ts';
import { type Action, RecordActions } from '#islands/shared/records/RecordActions.tsx';
import { RecordText } from '#islands/shared/records/RecordText.tsx';
import type { useDrag } from '#islands/shared/records/use-drag.ts';
import { toShortName } from '#lib/records/short-name.ts';
import type { Task } from '#tools/todo/task.ts';

interface Props {
	task: Task;
	first: boolean;
	last: boolean;
	editing: boolean;
	unsaved: boolean;
	t: Omit<TodoMessages, 'notes'>;
	onToggle: () => void;
	onAct: (action: Action, from?: HTMLElement) => void;
	drag: ReturnType<typeof useDrag>;
	onSave: (name: string, byKey: boolean) => void;
	onCancel: () => void;
}

/** One task: its name, or the field to change it; its status; what can be done. */
export function TaskRow({ task, first, last, editing, unsaved, t, ...on }: Props) {
	const { id, name, completed } = task;
	const hear = (event: KeyboardEvent<HTMLElement>) => {
		const move = toMove(event);
		if (!move) return;
		event.preventDefault();
		const idle = move === 'up' ? first : last;
		if (!idle && event.target instanceof HTMLElement) on.onAct(move, event.target);
	};
	const short = toShortName(name);
	return (
		<tr
			id={`task-${id}`}
			data-id={id}
			onKeyDown={hear}
			className={completed ? 'task done' : 'task'}
		>
			<td className="record-main" data-label={t.name}>
				<div className="record-line">
					<DragHandle handlers={on.drag} title={t.drag} />
					{editing ? (
						<EditField
							label={fill(t.edit, { name: short })}
							text={name}
							onSave={on.onSave}
							onCancel={on.onCancel}
						/>
					) : (
						<RecordText text={name} t={t} onEdit={() => on.onAct('edit')} />
					)}
					{unsaved && <span className="record-unsaved">{t.notSaved}</span>}
				</div>
			</td>
			<td data-label={t.status}>
				<label className="task-status">
					<input
						type="checkbox"
						checked={completed}
						aria-label={fill(t.isCompleted, { name: short })}
						onChange={on.onToggle}
					/>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d={completed ? 'm5 12 5 5L20 7' : 'M12 3a9 9 0 1 0 .01 0M12 7v5l3 2'} />
					</svg>
					<span aria-hidden="true">{completed ? t.completed : t.active}</span>
				</label>
			</td>
			<td data-label={t.actions}>
				<RecordActions text={name} first={first} last={last} t={t} onAct={on.onAct} />
			</td>
		</tr>
	);
}
