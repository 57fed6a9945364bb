import './styles.css';
import { useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { emptyList, type RecordList } from '#browser/records/record-store.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { plural } from '#i18n/messages.ts';
import type { EditEnd } from '#islands/shared/records/EditField.tsx';
import { NewRecord } from '#islands/shared/records/NewRecord.tsx';
import { RecordFrame } from '#islands/shared/records/RecordFrame.tsx';
import { type RecordAdapter, useRecords } from '#islands/shared/records/use-records.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import type { Note } from '#tools/notes/note.ts';
import { pinnedFirst } from '#tools/notes/order.ts';
import { searchNotes } from '#tools/notes/search.ts';
import { addNote, changeNote, noteStore, pinNote, placeNote } from '#tools/notes/store.ts';
import { NoteRow } from './NoteRow.tsx';

const kind: RecordAdapter<Note> = {
	name: 'note',
	toText: ({ text }) => text,
	place: placeNote,
	store: noteStore,
	openFiles: () => loadModule(() => import('#tools/notes/files.ts')),
};

interface Props {
	locale: Locale;
	t: Omit<NotesMessages, 'help'>;
}

/** The notes with everything that can be done to them. */
export function NoteList({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const list = useSaved<RecordList<Note>>(noteStore.$list, emptyList);
	const [query, setQuery] = useState('');
	const notes = list.records;
	const order = (all: readonly Note[]) => pinnedFirst(searchNotes(all, query));
	const shown = order(notes);
	const tool = useRecords({ root, kind, list, shown, locale, t });
	const { first, shown: rows } = tool.at;
	const searches = query.trim() !== '';
	const count = plural(locale, searches ? t.found : t.count, shown.length);
	useSaid(searches ? count : '', 'count');

	function add(text: string) {
		const added = addNote(text);
		if (added) {
			tool.setPage(0);
			say(plural(locale, t.count, noteStore.$list.get().records.length));
		}
		return added;
	}

	function save(note: Note, text: string, end: EditEnd) {
		tool.endEdit(note, end);
		// A blank text does not bring back a note that another tab deleted.
		if (text.trim() === '') return end === 'gone' ? undefined : tool.act(note, 'delete');
		if (text !== note.text) changeNote(note, text);
	}

	function pin(note: Note) {
		pinNote(note, !note.pinned);
		const now = order(noteStore.$list.get().records);
		tool.follow(
			note.text,
			now.findIndex(({ id }) => id === note.id),
		);
		tool.focusRow(note.id, '[data-action=pin]');
	}

	return (
		<RecordFrame
			{...{ root, locale, list, tool, t }}
			brokenFile="notes.txt"
			form={
				<NewRecord
					kind="note"
					label={t.newNote}
					add={t.add}
					blank={t.blank}
					lines
					handed={t.handed}
					onAdd={add}
				/>
			}
		>
			<div className="record-bar">
				<div className="field">
					<label htmlFor="search-notes">{t.search}</label>
					<input
						id="search-notes"
						type="search"
						autoComplete="off"
						maxLength={10_000}
						value={query}
						onChange={({ currentTarget: { value } }) => {
							setQuery(value);
							if (searches && value.trim() === '')
								say(plural(locale, t.count, notes.length), 'count');
						}}
					/>
				</div>
				<p className="record-count">{count}</p>
			</div>
			{shown.length === 0 ? (
				<p className="record-empty">{notes.length === 0 ? t.none : t.noneFound}</p>
			) : (
				<ul className="record-list" aria-label={t.notes}>
					{rows.map((note, row) => (
						<NoteRow
							key={note.id}
							{...{ locale, note, query, t }}
							first={shown[first + row - 1]?.pinned !== note.pinned}
							last={shown[first + row + 1]?.pinned !== note.pinned}
							{...tool.toRow(note)}
							onPin={() => pin(note)}
							onSave={(text, end) => save(note, text, end)}
						/>
					))}
				</ul>
			)}
		</RecordFrame>
	);
}
