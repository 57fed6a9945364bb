import type { KeyboardEvent } from 'react';
import { intlTags, type Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { fill } from '#i18n/messages.ts';
import { DragHandle } from '#islands/shared/records/DragHandle.tsx';
import { EditField } from '#islands/shared/records/EditField.tsx';
import { toMove } from '#islands/shared/records/move-keys.ts';
import { type Action, RecordActions } from '#islands/shared/records/RecordActions.tsx';
import { RecordText } from '#islands/shared/records/RecordText.tsx';
import type { useDrag } from '#islands/shared/records/use-drag.ts';
import { toShortName } from '#lib/records/short-name.ts';
import { formatTime } from '#tools/notes/dates.ts';
import type { Note } from '#tools/notes/note.ts';

interface Props {
	locale: Locale;
	note: Note;
	first: boolean;
	last: boolean;
	editing: boolean;
	unsaved: boolean;
	t: Omit<NotesMessages, 'help'>;
	onAct: (action: Action, from?: HTMLElement) => void;
	drag: ReturnType<typeof useDrag>;
	onSave: (text: string, byKey: boolean) => void;
	onCancel: () => void;
}

/** One note: its text, or the field to change it; when it was changed; what can be done. */
export function NoteRow({ locale, note, first, last, editing, unsaved, t, ...on }: Props) {
	const { id, text, updatedAt } = note;
	const hear = (event: KeyboardEvent<HTMLElement>) => {
		const move = toMove(event);
		if (!move) return;
		event.preventDefault();
		const idle = move === 'up' ? first : last;
		if (!idle && event.target instanceof HTMLElement) on.onAct(move, event.target);
	};
	const short = toShortName(text);
	return (
		<tr id={`note-${id}`} data-id={id} onKeyDown={hear}>
			<td className="record-main" data-label={t.note}>
				<div className="record-line">
					<DragHandle handlers={on.drag} title={t.drag} />
					{editing ? (
						<EditField
							lines
							label={fill(t.edit, { name: short })}
							text={text}
							onSave={on.onSave}
							onCancel={on.onCancel}
						/>
					) : (
						<RecordText text={text} t={t} onEdit={() => on.onAct('edit')} />
					)}
					{unsaved && <span className="record-unsaved">{t.notSaved}</span>}
				</div>
			</td>
			<td data-label={t.modified}>
				<time dateTime={updatedAt}>{formatTime(intlTags[locale], updatedAt)}</time>
			</td>
			<td data-label={t.actions}>
				<RecordActions text={text} first={first} last={last} t={t} onAct={on.onAct} />
			</td>
		</tr>
	);
}
