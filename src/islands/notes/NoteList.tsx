import './styles.css';
import { useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Edit } from '#browser/records/edit.ts';
import { longestShown } from '#browser/records/long-text.ts';
import { emptyList, type RecordList } from '#browser/records/record-store.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { plural } from '#i18n/messages.ts';
import type { EditEnd } from '#islands/shared/records/EditField.tsx';
import { NewRecord } from '#islands/shared/records/NewRecord.tsx';
import { RecordFrame } from '#islands/shared/records/RecordFrame.tsx';
import { RecordMenu } from '#islands/shared/records/RecordMenu.tsx';
import type { RecordAdapter } from '#islands/shared/records/record-adapter.ts';
import { UndoOffer } from '#islands/shared/records/UndoOffer.tsx';
import { useRecords } from '#islands/shared/records/use-records.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { truncateText } from '#lib/truncate-text.ts';
import type { Note } from '#tools/notes/note.ts';
import { pinnedFirst } from '#tools/notes/order.ts';
import { searchNotes } from '#tools/notes/search.ts';
import {
	addNote,
	changeNote,
	noteStore,
	pinNote,
	placeNote,
	writeNote,
} from '#tools/notes/store.ts';
import { toSummary } from '#tools/notes/summary.ts';
import { Query } from './Marked.tsx';
import { NoteItem } from './NoteItem.tsx';
import { toHash, useOpened } from './use-opened.ts';

const kind: RecordAdapter<Note> = {
	name: 'note',
	toText: ({ text }) => toSummary(text, '').title,
	read: ({ text }) => text,
	write: writeNote,
	place: placeNote,
	store: noteStore,
	openFiles: () => loadModule(() => import('#tools/notes/files.ts')),
};

/** With what shows Markdown: an empty list needs neither. */
const loadPane = async () => (await loadModule(() => import('./NotePane.tsx'))).NotePane;

interface Props {
	locale: Locale;
	t: Omit<NotesMessages, 'help'>;
}

/** The notes with everything that can be done to them: the list, and beside it or in its place the note that is open. */
export function NoteList({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const list = useSaved<RecordList<Note>>(noteStore.$list, emptyList);
	const [query, setQuery] = useState('');
	const { hash, wide, show, leave } = useOpened();
	const notes = list.records;
	const order = (all: readonly Note[]) => pinnedFirst(searchNotes(all, query));
	const shown = order(notes);
	const named = notes.find(({ id }) => toHash(id) === hash);
	const open = named ?? (wide ? shown[0] : undefined);
	const [pane] = usePart(loadPane, notes.length > 0);
	const goBack = ({ id }: Note) => (wide ? focusLink(id) : leave());
	const goOn = (near: string | undefined) => (wide && near !== undefined ? show(near) : leave());
	const returnTo = (id: string) => wide && show(id);
	const tool = useRecords({
		...{ root, kind, list, shown, locale, t },
		onRemove: goOn,
		onReturn: returnTo,
	});
	// Beside the note its row shows it.
	const offer = open && !wide ? tool.toRow(open).offer : undefined;
	const { first, shown: rows } = tool.at;
	const searches = query.trim() !== '';
	const count = plural(locale, searches ? t.found : t.count, shown.length);
	useSaid(searches ? count : '', 'count');

	const focus = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
	const focusLink = (id: string) => focus(`[data-id="${CSS.escape(id)}"] a`);

	const last = useRef('');
	// The focus goes into a note that was opened from the list, and back to its link.
	useEffect(() => {
		const { id = '' } = named ?? {};
		if (id === last.current) return;
		if (id === '') focusLink(last.current);
		else if (document.activeElement?.closest('.record-list')) focus('.note-pane');
		last.current = id;
	});

	/** Whether a place is an end of its group: of the notes that are pinned, or of the others. */
	function toEnds(place: number) {
		const isOther = (at: number) => shown[at]?.pinned !== shown[place]?.pinned;
		return { first: isOther(place - 1), last: isOther(place + 1) };
	}

	function add(text: string) {
		const id = addNote(text);
		if (id === undefined) return false;
		tool.setPage(0);
		say(plural(locale, t.count, noteStore.$list.get().records.length));
		if (wide) show(id);
		return true;
	}

	function save(note: Note, edit: Edit, end: EditEnd) {
		tool.endEdit(note, end);
		if (edit.written.trim() !== '') return tool.keep(note, edit);
		// A blank text does not bring back a note that another tab deleted.
		if (end !== 'gone') tool.act(note, 'delete');
	}

	function pin(note: Note) {
		pinNote(note, !note.pinned);
		const now = order(noteStore.$list.get().records);
		tool.follow(
			kind.toText(note),
			now.findIndex(({ id }) => id === note.id),
		);
	}

	return (
		<Query value={query}>
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
				bar={
					<>
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
						<RecordMenu {...{ tool, t }} empty={notes.length === 0} />
					</>
				}
				aside={
					open && (
						<article
							key={open.id}
							className="note-pane"
							data-id={open.id}
							aria-label={kind.toText(open)}
							tabIndex={-1}
							onKeyDown={({ key }) => {
								if (key === 'Escape' && tool.toRow(open).mode !== 'edit') goBack(open);
							}}
						>
							{offer && <UndoOffer {...offer} words={t.undo} />}
							{pane.state === 'ready' ? (
								<pane.Component
									{...{ locale, t }}
									note={open}
									{...toEnds(shown.indexOf(open))}
									{...tool.toRow(open)}
									onPin={() => pin(open)}
									onChange={(text) => changeNote(open, text)}
									onSave={(edit, end) => save(open, edit, end)}
									onDrop={(edit) => tool.offerBack(open, edit)}
									onBack={() => goBack(open)}
								/>
							) : (
								<p className="record-text">{truncateText(open.text, longestShown)}</p>
							)}
						</article>
					)
				}
			>
				{shown.length === 0 ? (
					<p className="record-empty" data-search={searches}>
						{notes.length === 0 ? t.none : t.noneFound}
					</p>
				) : (
					<ul className="record-list" aria-label={t.notes}>
						{rows.map((note, row) => (
							<NoteItem
								key={note.id}
								{...{ locale, note, t }}
								open={note === open}
								onEnter={() => focus('.note-pane')}
								{...toEnds(first + row)}
								{...tool.toRow(note)}
							/>
						))}
					</ul>
				)}
			</RecordFrame>
		</Query>
	);
}
