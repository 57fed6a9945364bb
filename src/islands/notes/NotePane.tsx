import type { Edit } from '#browser/records/edit.ts';
import { isTooLong, longestShown } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from '#islands/shared/records/ActionButton.tsx';
import { EditField } from '#islands/shared/records/EditField.tsx';
import { RecordActions } from '#islands/shared/records/RecordActions.tsx';
import type { RowProps } from '#islands/shared/records/RecordItem.tsx';
import { truncateText } from '#lib/truncate-text.ts';
import { formatTime } from '#tools/notes/dates.ts';
import type { Note } from '#tools/notes/note.ts';
import { toSummary } from '#tools/notes/summary.ts';
import { MarkdownText } from './MarkdownText.tsx';

interface Props extends Omit<RowProps, 'drag' | 'offer'> {
	locale: Locale;
	note: Note;
	t: Omit<NotesMessages, 'help'>;
	onPin: () => void;
	/** A box in the text was ticked. */
	onChange: (text: string) => void;
	/** What was written was dropped. */
	onDrop: (edit: Edit) => void;
	/** Back to the list. */
	onBack: () => void;
}

/** The whole of a note, with its Markdown rendered, or the field with its text. */
export function NotePane({
	locale,
	note,
	t,
	mode,
	onPin,
	onChange,
	onDrop,
	onBack,
	...row
}: Props) {
	const { text, updatedAt, pinned } = note;
	const name = toShortName(toSummary(text, '').title);
	const tooLong = isTooLong(text);
	return (
		<>
			<div className="note-bar">
				<button type="button" className="button note-back" onClick={onBack}>
					← {t.notes}
				</button>
				<p className="quiet">
					{updatedAt && (
						<>
							{t.modified} <time dateTime={updatedAt}>{formatTime(locale, updatedAt)}</time>{' '}
						</>
					)}
					{row.unsaved && <span className="record-chip">{t.notSaved}</span>}
				</p>
				{mode !== 'edit' && (
					<RecordActions
						{...{ name, t }}
						tooLong={tooLong}
						first={row.first}
						last={row.last}
						onAct={row.onAct}
					>
						<ActionButton
							action="pin"
							label={fill(t.pin, { name })}
							drawing="M9 4h6l-1 6 3 3H7l3-3zM12 13v7"
							pressed={pinned}
							onPress={onPin}
						/>
					</RecordActions>
				)}
			</div>
			{mode === 'edit' && (
				<EditField
					done={t.done}
					label={fill(t.edit, { name })}
					text={text}
					onSave={row.onSave}
					onCancel={(edit) => {
						row.onCancel(true);
						onDrop(edit);
					}}
				/>
			)}
			{mode !== 'edit' && !tooLong && (
				<MarkdownText {...{ text, onChange }} onEdit={() => row.onAct('edit')} />
			)}
			{tooLong && <p className="record-text">{truncateText(text, longestShown)}</p>}
			{tooLong && <p className="quiet">{t.tooLong}</p>}
		</>
	);
}
