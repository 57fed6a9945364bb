import { use } from 'react';
import { formatBrief } from '#i18n/format-moment.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { DragHandle } from '#islands/shared/records/DragHandle.tsx';
import { RecordItem, type RowProps } from '#islands/shared/records/RecordItem.tsx';
import { formatTime } from '#tools/notes/dates.ts';
import type { Note } from '#tools/notes/note.ts';
import { toSummary } from '#tools/notes/summary.ts';
import { Marked, Query } from './Marked.tsx';
import { toHash } from './use-opened.ts';

interface Props extends Omit<RowProps, 'onSave'> {
	locale: Locale;
	note: Note;
	/** It is shown beside the list. */
	open: boolean;
	/** It was open when its link was followed. */
	onEnter: () => void;
	t: Omit<NotesMessages, 'help'>;
}

/** A note in the list, as a link to the whole. */
export function NoteItem({ locale, note, open, onEnter, t, drag, ...row }: Props) {
	const { id, text, updatedAt, pinned } = note;
	const { title, excerpt } = toSummary(text, use(Query));
	return (
		<RecordItem {...row} {...{ id, t }} className={open ? 'note open' : 'note'}>
			<a
				href={toHash(id)}
				aria-current={open || undefined}
				dir="auto"
				onClick={open ? onEnter : undefined}
			>
				<strong>
					<Marked text={title} />
				</strong>
				<span className="quiet">
					{pinned && <span className="record-chip">{t.pinned}</span>}
					<time dateTime={updatedAt}>{formatTime(locale, updatedAt, formatBrief)}</time>{' '}
					<Marked text={excerpt} />
				</span>
			</a>
			<DragHandle handlers={drag} title={t.drag} />
		</RecordItem>
	);
}
