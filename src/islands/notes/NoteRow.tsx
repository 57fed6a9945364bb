import { intlTags, type Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { fill } from '#i18n/messages.ts';
import { EditField } from '#islands/shared/records/EditField.tsx';
import { type Action, RecordActions } from '#islands/shared/records/RecordActions.tsx';
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
	onAct: (action: Action) => void;
	onSave: (text: string, byKey: boolean) => void;
	onCancel: () => void;
}

/** One note: its text, or the field to change it; when it was changed; what can be done. */
export function NoteRow({ locale, note, first, last, editing, unsaved, t, ...on }: Props) {
	const { id, text, updatedAt } = note;
	const short = toShortName(text);
	return (
		<tr id={`note-${id}`}>
			<td className="record-main" data-label={t.note}>
				<div>
					{editing ? (
						<EditField
							lines
							label={fill(t.edit, { name: short })}
							text={text}
							onSave={on.onSave}
							onCancel={on.onCancel}
						/>
					) : (
						<p className="record-text" dir="auto" onDoubleClick={() => on.onAct('edit')}>
							{text}
						</p>
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
