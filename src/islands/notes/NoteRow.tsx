import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { RecordRow, type RowProps } from '#islands/shared/records/RecordRow.tsx';
import { formatTime } from '#tools/notes/dates.ts';
import type { Note } from '#tools/notes/note.ts';

interface Props extends RowProps {
	locale: Locale;
	note: Note;
	t: Omit<NotesMessages, 'help'>;
}

/** One note, and when it was changed. */
export function NoteRow({ locale, note: { id, text, updatedAt }, t, ...row }: Props) {
	return (
		<RecordRow {...row} kind="note" {...{ id, text, t }} lines>
			<p className="note-time">
				<span className="hidden-words">{t.modified} </span>
				<time dateTime={updatedAt}>{formatTime(locale, updatedAt)}</time>
			</p>
		</RecordRow>
	);
}
