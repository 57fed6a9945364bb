import { isTooLong } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { RecordRow, type RowProps } from '#islands/shared/records/RecordRow.tsx';
import { formatBriefTime, formatTime } from '#tools/notes/dates.ts';
import type { Note } from '#tools/notes/note.ts';
import { NotePreview } from './NotePreview.tsx';
import { NoteText } from './NoteText.tsx';

interface Props extends RowProps {
	locale: Locale;
	note: Note;
	/** What is searched for, to mark it. */
	query: string;
	t: Omit<NotesMessages, 'help'>;
	onPin: () => void;
}

/** One note with its title, and when it was changed. */
export function NoteRow({ locale, note, query, t, onPin, ...row }: Props) {
	const { id, text, updatedAt, pinned } = note;
	const name = toShortName(text);
	return (
		<RecordRow
			{...row}
			kind="note"
			className={pinned ? 'note pinned' : 'note'}
			{...{ id, text, t }}
			toWords={(words) => <NoteText text={words} query={query} />}
			lines
			actions={
				<>
					<ActionButton
						action="own"
						label={fill(t.preview, { name })}
						drawing="M2 12s4-6 10-6 10 6 10 6-4 6-10 6-10-6-10-6zM12 9a3 3 0 1 0 .01 0"
						idle={isTooLong(text)}
						onPress={() => row.onAct('own')}
					/>
					<ActionButton
						action="pin"
						label={fill(t.pin, { name })}
						drawing="M9 4h6l-1 6 3 3H7l3-3zM12 13v7"
						pressed={pinned}
						onPress={onPin}
					/>
				</>
			}
			field={<NotePreview text={text} t={t} onClose={() => row.onCancel(true)} />}
		>
			<p className="note-time">
				{pinned && <span className="note-pinned">{t.pinned}</span>}
				<span className="hidden-words">{t.modified} </span>
				<time dateTime={updatedAt}>
					<span>{formatTime(locale, updatedAt)}</span>
					<span className="note-brief">{formatBriefTime(locale, updatedAt)}</span>
				</time>
			</p>
		</RecordRow>
	);
}
