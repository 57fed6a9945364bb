import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import { type Identified, pickPlaced } from '#browser/records/operations.ts';
import type { Reading } from '#browser/records/reading.ts';
import type { RecordList } from '#browser/records/record-store.ts';
import { toShortName } from '#browser/records/short-name.ts';
import { printList } from '#browser/records/stored-list.ts';
import type { withUndo } from '#browser/records/undo-stack.ts';
import { saveFile } from '#browser/save-file.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { toPage } from '#lib/pages.ts';
import type { EditEnd } from './EditField.tsx';
import { toControl } from './move-keys.ts';
import type { RecordAction } from './RecordActions.tsx';
import { recordRows } from './RecordPages.tsx';
import type { RecordWords } from './record-words.ts';
import type { RowMode } from './row-mode.ts';
import { useDrag } from './use-drag.ts';
import { useFocusLater } from './use-focus-later.ts';
import { type LastOffer, useOffer } from './use-offer.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** A kind of records, and what its store does with them. */
export interface RecordAdapter<Kept extends Identified> {
	/** Names the field for a new one (`new-task`) and files (`tasks.json`). */
	name: string;
	toText: (record: Kept) => string;
	place: (shown: readonly Kept[], id: string, place: number) => void;
	store: ReturnType<typeof withUndo<Kept>>;
	/** Loads what only files need. */
	openFiles: () => Promise<RecordFiles<Kept>>;
}

interface RecordFiles<Kept> {
	/** What a file contains. */
	read: (text: string, name: string) => Reading<Kept>;
	toMarkdown: (records: readonly Kept[]) => string;
}

interface Options<Kept extends Identified> {
	root: RefObject<HTMLElement | null>;
	kind: RecordAdapter<Kept>;
	list: RecordList<Kept>;
	/** Those that the filter or the search leaves. */
	shown: readonly Kept[];
	locale: Locale;
	t: RecordMessages & RecordWords;
	/** Called with the nearest record that stays when others were deleted. */
	onRemove?: (near: string | undefined) => void;
}

/** What can be done with the rows of a list: edited, moved, deleted, brought back, saved as files. */
export function useRecords<Kept extends Identified>(options: Options<Kept>) {
	const { root, kind, list, shown, locale, t } = options;
	const focusLater = useFocusLater(root);
	const [mode, setMode] = useState<RowMode>();
	const [asked, ask] = useState<readonly string[]>([]);
	const { store } = kind;
	const [last, setLast] = useOffer(store.$list, useState<LastOffer>());
	/** Records that another tab deleted while their text was changed here: the change brought them back. */
	const kept = useRef(new Set<string>());
	const [picked, setPage] = useState(0);
	const { records, deletedElsewhere } = list;
	const at = toPage(shown, picked, recordRows);
	const field = `#new-${kind.name}`;
	/** Of the offer: an id of a row, `menu` for the button of that name, or `list` where the row is not in the page. */
	const place = [...at.shown.map(({ id }) => id), 'menu'].find((each) => each === last?.after);
	const offer = last && {
		place: place ?? 'list',
		message: last.message,
		onUndo: last.undo && undoLast,
	};

	const drag = useDrag((id, target) => {
		moveTo(
			id,
			shown.findIndex((each) => each.id === target),
		);
	});

	useRowFocus(root, field);

	useUndoKeys((key) => {
		if (!store[key]()) return false;
		say(key === 'undo' ? t.undone : t.redone);
		return true;
	});

	useEffect(() => {
		if (!deletedElsewhere) return;
		const gone = deletedElsewhere.filter(({ record }) => !kept.current.has(record.id));
		const messages = [
			...(gone.length > 0 ? [plural(locale, t.deletedElsewhere, gone.length)] : []),
			...(gone.length < deletedElsewhere.length ? [t.keptElsewhere] : []),
		];
		kept.current.clear();
		const [first] = gone;
		setLast({
			message: messages.join(' '),
			undo: first && (() => store.dispatch({ type: 'insert', records: gone })),
			back: gone.map(({ record }) => record.id),
			after: first && records[Math.min(first.index, records.length - 1)]?.id,
		});
	}, [deletedElsewhere, records, locale, t, setLast, store]);

	function act({ id }: Kept, action: RecordAction, from?: HTMLElement) {
		switch (action) {
			case 'delete':
				return ask([id]);
			case 'edit':
			case 'own':
				return setMode({ id, as: action });
			case 'more':
				return setMode(mode?.id === id ? undefined : { id, as: action });
			case 'up':
			case 'down': {
				const place = shown.findIndex((each) => each.id === id);
				moveTo(id, place + (action === 'up' ? -1 : 1));
				focusRow(id, from ? toControl(from) : `[data-action=${action}]`);
			}
		}
	}

	function moveTo(id: string, place: number) {
		const moved = shown.find((each) => each.id === id);
		if (!moved || !shown[place]) return;
		kind.place(shown, id, place);
		follow(kind.toText(moved), place);
	}

	/** Shows the page of the row with this text, which is at another place now, and has the place said. */
	function follow(text: string, place: number) {
		setPage(Math.floor(place / recordRows));
		const name = toShortName(text);
		say(fill(t.moved, { name, place: place + 1, all: shown.length }));
	}

	/** If a row was deleted while it was edited, it returns with the typed text, and editing continues. */
	function endEdit({ id }: Kept, end: EditEnd) {
		if (end === 'gone') {
			kept.current.add(id);
			return;
		}
		setMode(undefined);
		if (end === 'enter') focusRow(id, '[data-action=edit]');
	}

	/** A control of a row, or what shows it where there is no room for it. */
	function focusRow(id: string, control: string) {
		focusRows([id], control);
	}

	/** Ends the edit of a row; the focus goes to what began it, unless it is elsewhere already. */
	function cancel(id: string, byKey: boolean) {
		setMode(undefined);
		if (byKey) focusRow(id, `[data-action=${mode?.as}]`);
	}

	/** The same control in the nearest row that stays, or else the field for a new record. @returns the id of that row */
	function focusNear(gone: readonly string[], control: string) {
		const start = shown.findIndex(({ id }) => gone.includes(id));
		const order = [...shown.slice(start), ...shown.slice(0, Math.max(start, 0)).toReversed()];
		const near = order.find(({ id }) => !gone.includes(id))?.id;
		focusRows(near ? [near] : [], control);
		return near;
	}

	/** A control of the first of these rows that is in the page, or else what comes with none of them. */
	function focusRows(ids: readonly string[], control: string, otherwise = field) {
		const controls = [control, '[data-action=more]', 'a'];
		const toSelectors = (id: string) =>
			controls.map((each) => `[data-id="${CSS.escape(id)}"] ${each}`);
		focusLater(...ids.flatMap(toSelectors), otherwise);
	}

	function remove(ids: readonly string[]) {
		const placed = pickPlaced(records, ids);
		ask([]);
		setMode(undefined);
		if (placed.length === 0) return;
		store.dispatch({ type: 'remove', ids });
		const near = focusNear(ids, '[data-action=delete]');
		options.onRemove?.(near);
		setLast({
			message: plural(locale, t.deleted, placed.length),
			undo: store.undo,
			back: ids,
			after: near,
		});
	}

	function undoLast() {
		if (!last) return;
		const { undo, back = [], after } = last;
		undo?.();
		say(t.undone);
		const otherwise = after === 'menu' ? '[data-action=menu]' : field;
		focusRows(after ? [...back, after] : back, '[data-action=edit]', otherwise);
	}

	/** What was written into a row was dropped. @param bringBack keeps it after all */
	function offerBack({ id }: Kept, bringBack: () => void) {
		setLast({ message: t.dropped, undo: bringBack, back: [id], after: id });
	}

	async function load(text: string, name: string) {
		const [{ importFile }, files] = await Promise.all([
			loadModule(() => import('./import-file.ts')),
			kind.openFiles(),
		]);
		setLast({ ...importFile(store, files.read(text, name), locale, t), after: 'menu' });
	}

	/** Always possible, also where a part cannot be loaded: it saves what the browser cannot store. */
	function saveJson() {
		saveFile(`${kind.name}s.json`, printList(records, new Date()), 'application/json');
	}

	async function saveMarkdown() {
		const files = await kind.openFiles();
		saveFile(`${kind.name}s.md`, files.toMarkdown(records), 'text/markdown');
	}

	function toQuestion(): string | undefined {
		const found = pickPlaced(records, asked);
		const [only] = found;
		if (only && found.length === 1)
			return fill(t.deleteOne, { name: toShortName(kind.toText(only.record)) });
		return only && plural(locale, t.deleteMany, found.length);
	}

	return {
		at,
		setPage,
		/** Added entries are on the last page, whichever that is then. */
		showLast: () => setPage(Number.MAX_SAFE_INTEGER),
		toRow: (record: Kept) => ({
			mode: mode?.id === record.id ? mode.as : undefined,
			unsaved: list.unsaved.includes(record.id),
			offer: offer?.place === record.id ? offer : undefined,
			drag,
			onAct: (action: RecordAction, from?: HTMLElement) => act(record, action, from),
			onCancel: (byKey: boolean) => cancel(record.id, byKey),
		}),
		offer,
		endEdit,
		cancel,
		act,
		remove,
		askAll: () => ask(records.map(({ id }) => id)),
		question: toQuestion(),
		answer: (yes: boolean) => (yes ? remove(asked) : ask([])),
		offerBack,
		retry: store.retry,
		load,
		saveJson,
		saveMarkdown,
		focusNear,
		focusRow,
		follow,
	};
}
