import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Edit } from '#browser/records/edit.ts';
import { type Identified, pickPlaced } from '#browser/records/operations.ts';
import type { RecordList } from '#browser/records/record-store.ts';
import { toShortName } from '#browser/records/short-name.ts';
import { printList } from '#browser/records/stored-list.ts';
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
import type { RecordAdapter } from './record-adapter.ts';
import type { RecordWords } from './record-words.ts';
import type { RowMode } from './row-mode.ts';
import { judgeNow, saveEdit } from './save-edit.ts';
import { useDrag } from './use-drag.ts';
import { useFocusLater } from './use-focus-later.ts';
import { type LastOffer, useOffer } from './use-offer.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useUndoKeys } from './use-undo-keys.ts';

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
	/** Called with the first of those that an offer to undo brings back. */
	onReturn?: (id: string) => void;
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
		// The key undoes what the page offers to undo; the focus stays where it is.
		if (key === 'undo' && last?.undo) takeOffer(last);
		else if (!store[key]()) return false;
		else say(key === 'undo' ? t.undone : t.redone);
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
			if (!store.$list.get().records.some((each) => each.id === id)) kept.current.add(id);
			return;
		}
		setMode(undefined);
		if (end === 'enter') focusRow(id, '[data-action=edit]');
	}

	/** Saves what was written into a row; where another tab has changed it meanwhile, both texts are kept. */
	function keep(record: Kept, edit: Edit) {
		const { id } = record;
		if (saveEdit(kind, record, edit))
			setLast({ message: t.bothKept, undo: store.undo, back: [id], after: id });
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

	/** The same control in the nearest row that stays, or else the field for a new record. */
	function focusNear(gone: readonly string[], control: string) {
		const near = findNear(gone);
		focusRows(near ? [near] : [], control);
	}

	/** The id of the nearest row that stays. */
	function findNear(gone: readonly string[]): string | undefined {
		const start = shown.findIndex(({ id }) => gone.includes(id));
		const order = [...shown.slice(start), ...shown.slice(0, Math.max(start, 0)).toReversed()];
		return order.find(({ id }) => !gone.includes(id))?.id;
	}

	/** A control of the first of these rows that is in the page, or else what comes with none of them. */
	function focusRows(ids: readonly string[], control: string, otherwise = field) {
		const controls = [control, '[data-action=more]', 'a'];
		const toSelectors = (id: string) =>
			controls.map((each) => `[data-id="${CSS.escape(id)}"] ${each}`);
		focusLater(...ids.flatMap(toSelectors), otherwise);
	}

	/** Deletes records and offers to undo it. The focus goes to that offer: the same key once more deletes nothing else. */
	function remove(ids: readonly string[]) {
		if (removeAll(ids)) focusLater('.undo-offer button');
	}

	/** After a question the focus goes to the next row, where the same key asks again. */
	function answer(yes: boolean) {
		ask([]);
		if (yes && removeAll(asked)) focusNear(asked, '[data-action=delete]');
	}

	function removeAll(ids: readonly string[]): boolean {
		const placed = pickPlaced(records, ids);
		setMode(undefined);
		if (placed.length === 0) return false;
		store.dispatch({ type: 'remove', ids });
		const near = findNear(ids);
		options.onRemove?.(near);
		setLast({
			message: plural(locale, t.deleted, placed.length),
			undo: store.undo,
			back: ids,
			after: near,
		});
		return true;
	}

	function undoLast() {
		if (!last) return;
		const { back = [], after } = last;
		takeOffer(last);
		const otherwise = after === 'menu' ? '[data-action=menu]' : field;
		focusRows(after ? [...back, after] : back, '[data-action=edit]', otherwise);
	}

	function takeOffer({ undo, back: [first] = [] }: LastOffer) {
		say(t.undone);
		undo?.();
		if (first !== undefined) options.onReturn?.(first);
	}

	/** What was written into a row was dropped, and can be kept after all. */
	function offerBack(record: Kept, edit: Edit) {
		const { id } = record;
		const { outcome } = judgeNow(kind, record, edit);
		if (edit.written.trim() === '' || outcome === 'nothing') return;
		setLast({ message: t.dropped, undo: () => keep(record, edit), back: [id], after: id });
	}

	async function load(text: string, name: string) {
		const [{ importFile }, files] = await Promise.all([
			loadModule(() => import('./import-file.ts')),
			kind.openFiles(),
		]);
		setLast({ ...importFile(kind, files.read(text, name), locale, t), after: 'menu' });
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
		keep,
		cancel,
		act,
		remove,
		askAll: () => ask(records.map(({ id }) => id)),
		question: toQuestion(),
		answer,
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
