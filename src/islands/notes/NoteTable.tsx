import { useEffect, useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { NotesMessages } from '#i18n/messages/notes/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { DeleteDialog } from '#islands/shared/records/DeleteDialog.tsx';
import { toControl } from '#islands/shared/records/move-keys.ts';
import type { Action } from '#islands/shared/records/RecordActions.tsx';
import { RecordFiles } from '#islands/shared/records/RecordFiles.tsx';
import { RecordPages, recordRows } from '#islands/shared/records/RecordPages.tsx';
import { SaveNotice } from '#islands/shared/records/SaveNotice.tsx';
import { UndoToast } from '#islands/shared/records/UndoToast.tsx';
import { useDrag } from '#islands/shared/records/use-drag.ts';
import { useFocusLater } from '#islands/shared/records/use-focus-later.ts';
import { useUndo } from '#islands/shared/records/use-undo.ts';
import { useReady } from '#islands/shared/use-ready.ts';
import { useSaved } from '#islands/shared/use-saved.ts';
import { toPage } from '#lib/pages.ts';
import { pickPlaced } from '#lib/records/operations.ts';
import { emptyList, type RecordList } from '#lib/records/record-store.ts';
import { saveFile } from '#lib/records/save-file.ts';
import { toShortName } from '#lib/records/short-name.ts';
import type { Note } from '#tools/notes/note.ts';
import { searchNotes } from '#tools/notes/search.ts';
import {
	addNote,
	changeNote,
	importNotes,
	noteStore,
	placeNote,
	printNotes,
	removeNotes,
	restoreNotes,
} from '#tools/notes/store.ts';
import { NewNote } from './NewNote.tsx';
import { NoteRow } from './NoteRow.tsx';

interface Props {
	locale: Locale;
	t: Omit<NotesMessages, 'help'>;
}

/** The notes with everything that can be done to it. */
export function NoteTable({ locale, t }: Props) {
	const root = useReady<HTMLDivElement>();
	const focusLater = useFocusLater(root);
	const list = useSaved<RecordList<Note>>(noteStore.$list, emptyList);
	const [query, setQuery] = useState('');
	const [editing, setEditing] = useState<string>();
	const [asked, setAsked] = useState<readonly string[]>([]);
	const [last, setLast] = useUndo();
	const [said, setSaid] = useState('');
	const [picked, setPage] = useState(0);
	const notes = list.records;
	const shown = searchNotes(notes, query);
	const { deletedElsewhere } = list;
	const at = toPage(shown, picked, recordRows);

	const drag = useDrag((id, target) => {
		moveTo(
			id,
			shown.findIndex((each) => each.id === target),
		);
	});

	useEffect(() => {
		if (!deletedElsewhere) return;
		const message = plural(locale, t.deletedElsewhere, deletedElsewhere.length);
		setLast({ message, undo: () => restoreNotes(deletedElsewhere) });
	}, [deletedElsewhere, locale, t, setLast]);

	/** A new note stands on the last page, whichever that will be. */
	function add(text: string) {
		setPage(Number.MAX_SAFE_INTEGER);
		return addNote(text);
	}

	function act(note: Note, action: Action, from?: HTMLElement) {
		if (action === 'edit') return setEditing(note.id);
		if (action === 'delete') return setAsked([note.id]);
		moveTo(note.id, shown.indexOf(note) + (action === 'up' ? -1 : 1));
		focusLater(`${toRow(note.id)} ${from ? toControl(from) : `[data-action=${action}]`}`);
	}

	function moveTo(id: string, place: number) {
		const moved = shown.find((each) => each.id === id);
		if (!moved || !shown[place]) return;
		placeNote(shown, id, place);
		setPage(Math.floor(place / recordRows));
		const name = toShortName(moved.text);
		setSaid(fill(t.moved, { name, place: place + 1, all: shown.length }));
	}

	function save(note: Note, name: string, byKey: boolean) {
		setEditing(undefined);
		if (name.trim() === '') return setAsked([note.id]);
		if (name !== note.text) changeNote(note, name);
		if (byKey) focusLater(toButton(note.id, 'edit'));
	}

	function cancel(id: string) {
		setEditing(undefined);
		focusLater(toButton(id, 'edit'));
	}

	function remove() {
		const placed = pickPlaced(notes, asked);
		setAsked([]);
		if (placed.length === 0) return;
		removeNotes(asked);
		focusLater(...toNeighbours(shown, asked, '[data-action=delete]'), '#new-note');
		setLast({
			message: plural(locale, t.deleted, placed.length),
			undo: () => {
				restoreNotes(placed);
				focusLater(...placed.map(({ record }) => toButton(record.id, 'edit')), '#new-note');
			},
		});
	}

	function load(text: string) {
		const count = importNotes(text);
		setSaid('');
		setLast({
			message: count === undefined ? t.notImported : plural(locale, t.imported, count.length),
			undo: count && count.length > 0 ? () => removeNotes(count) : undefined,
		});
	}

	const download = (kind: 'json' | 'md') =>
		saveFile(
			`notes.${kind}`,
			printNotes(notes, kind),
			kind === 'md' ? 'text/markdown' : 'application/json',
		);

	return (
		<div ref={root} className="record-tool">
			<NewNote t={t} onAdd={add} />
			<SaveNotice
				locale={locale}
				problem={list.problem}
				unsaved={list.unsaved.length}
				broken={list.broken !== undefined}
				t={t}
				onRetry={noteStore.retry}
				onExport={() => download('json')}
				onSaveBroken={() => saveFile('notes.txt', list.broken ?? '', 'text/plain')}
			/>
			<div className="record-bar">
				<div className="field">
					<label htmlFor="search-notes">{t.search}</label>
					<input
						id="search-notes"
						type="search"
						autoComplete="off"
						maxLength={10_000}
						value={query}
						onChange={(event) => setQuery(event.currentTarget.value)}
					/>
				</div>
				<p role="status">{plural(locale, query.trim() === '' ? t.count : t.found, shown.length)}</p>
			</div>
			{shown.length === 0 ? (
				<p className="record-empty">{notes.length === 0 ? t.none : t.noneFound}</p>
			) : (
				<table className="record-table">
					<caption className="hidden-words">{t.notes}</caption>
					<thead>
						<tr>
							<th scope="col">{t.note}</th>
							<th scope="col">{t.modified}</th>
							<th scope="col">{t.actions}</th>
						</tr>
					</thead>
					<tbody>
						{at.shown.map((note, row) => (
							<NoteRow
								key={note.id}
								locale={locale}
								note={note}
								first={at.first + row === 0}
								last={at.first + row === shown.length - 1}
								editing={editing === note.id}
								unsaved={list.unsaved.includes(note.id)}
								t={t}
								drag={drag}
								onAct={(action, from) => act(note, action, from)}
								onSave={(name, byKey) => save(note, name, byKey)}
								onCancel={() => cancel(note.id)}
							/>
						))}
					</tbody>
				</table>
			)}
			<RecordPages at={at} t={t} onPick={setPage} />
			{notes.length > 0 && (
				<div className="record-files">
					<button
						type="button"
						className="button"
						onClick={() => setAsked(notes.map(({ id }) => id))}
					>
						{t.deleteAll}
					</button>
				</div>
			)}
			<RecordFiles empty={notes.length === 0} t={t} onExport={download} onImport={load} />
			<p role="status" className="hidden-words">
				{said}
			</p>
			<DeleteDialog
				question={toQuestion(
					locale,
					t,
					pickPlaced(notes, asked).map(({ record }) => record.text),
				)}
				t={t}
				onYes={remove}
				onNo={() => setAsked([])}
			/>
			<UndoToast last={last} words={t.undo} onDone={() => setLast(undefined)} />
		</div>
	);
}

function toQuestion(locale: Locale, t: Props['t'], names: readonly string[]): string | undefined {
	const [first] = names;
	if (first === undefined) return undefined;
	return names.length === 1
		? fill(t.deleteOne, { name: toShortName(first) })
		: plural(locale, t.deleteMany, names.length);
}

function toButton(id: string, action: Action): string {
	return `${toRow(id)} [data-action=${action}]`;
}

function toRow(id: string): string {
	return `#${CSS.escape(`note-${id}`)}`;
}

/** The same control in the rows after those that go, the nearest first, then in those before. */
function toNeighbours(shown: readonly Note[], gone: readonly string[], control: string): string[] {
	const start = shown.findIndex(({ id }) => gone.includes(id));
	const order = [...shown.slice(start), ...shown.slice(0, Math.max(start, 0)).toReversed()];
	return order
		.filter(({ id }) => !gone.includes(id))
		.slice(0, 1)
		.map(({ id }) => `${toRow(id)} ${control}`);
}
