import type { ComponentProps } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { isTooLong } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { DragHandle } from '#islands/shared/records/DragHandle.tsx';
import type { EditField } from '#islands/shared/records/EditField.tsx';
import { RecordActions } from '#islands/shared/records/RecordActions.tsx';
import { RecordItem, type RowProps } from '#islands/shared/records/RecordItem.tsx';
import { RecordText } from '#islands/shared/records/RecordText.tsx';
import { type LazyPart, usePart } from '#islands/shared/use-part.ts';
import { formatDue, isDue } from '#tools/todo/due.ts';
import type { Task } from '#tools/todo/task.ts';
import { TaskBox } from './TaskBox.tsx';

const loadField = async () => (await loadModule(() => import('./DueField.tsx'))).DueField;

interface Props extends RowProps {
	locale: Locale;
	task: Task;
	/** YYYY-MM-DD */
	today: string;
	/** The field that changes its text. */
	edit: LazyPart<ComponentProps<typeof EditField>>;
	t: Omit<TodoMessages, 'notes'>;
	onToggle: () => void;
	onDue: (due: string, byKey: boolean) => void;
}

/** One task: its check box, its text, its day and its buttons, or only the field that edits it. */
export function TaskRow({ locale, task, today, edit, t, ...props }: Props) {
	const { onToggle, onDue, drag, ...row } = props;
	const { id, name, completed, due } = task;
	const { mode, onAct, onCancel } = row;
	const short = toShortName(name);
	const label = fill(t.due, { name: short });
	const [field] = usePart(loadField, mode === 'own');
	const isLate = isDue(task, today);
	return (
		<RecordItem {...row} {...{ id, t }} className={completed ? 'task done' : 'task'}>
			{mode === 'edit' && edit.state === 'ready' ? (
				<edit.Component
					label={fill(t.edit, { name: short })}
					text={name}
					onSave={row.onSave}
					onCancel={() => onCancel(true)}
				/>
			) : (
				<>
					<TaskBox
						checked={completed}
						label={fill(t.isCompleted, { name: short })}
						onToggle={onToggle}
					/>
					<RecordText text={name} t={t} onEdit={() => onAct('edit')} />
					{due !== '' && mode !== 'own' && (
						<p className="task-due" data-due={isLate || undefined}>
							<span className="hidden-words">{isLate && due < today ? t.late : t.until} </span>
							<time dateTime={due}>{formatDue(locale, due, today)}</time>
						</p>
					)}
					{mode === 'own' && field.state === 'ready' ? (
						<field.Component
							{...{ label, due, today, t }}
							onSave={onDue}
							onCancel={() => onCancel(true)}
						/>
					) : (
						<>
							<ActionButton
								action="more"
								label={fill(t.actions, { name: short })}
								drawing="M5 12v.01M12 12v.01M19 12v.01"
								expanded={mode === 'more'}
								onPress={() => onAct('more')}
							/>
							<RecordActions
								{...{ t, onAct }}
								name={short}
								tooLong={isTooLong(name)}
								first={row.first}
								last={row.last}
							>
								<DragHandle handlers={drag} title={t.drag} />
								<ActionButton
									action="own"
									label={due === '' ? label : `${label}, ${formatDue(locale, due, today)}`}
									drawing="M4 6h16v14H4zM4 10h16M8 3v4m8-4v4"
									onPress={() => onAct('own')}
								/>
							</RecordActions>
						</>
					)}
				</>
			)}
		</RecordItem>
	);
}
