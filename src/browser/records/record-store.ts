import { atom, onMount } from 'nanostores';
import { toBrokenName } from '#browser/broken-name.ts';
import { type StorageProblem, writeText } from '#browser/write-text.ts';
import {
	apply,
	type Identified,
	listTouched,
	type Operation,
	type Placed,
	pickPlaced,
} from './operations.ts';
import { type Format, parseList, printList, salvageList } from './stored-list.ts';
import { browserTab, type Tab } from './tab.ts';

export interface RecordList<Kept extends Identified> {
	records: readonly Kept[];
	/** Why the last changes are on the screen only. */
	problem?: StorageProblem | undefined;
	/** Ids that those changes concern. */
	unsaved: readonly string[];
	/** How many changes this tab has made and received since the page opened. */
	changes: number;
	/** A stored text that could not be read, or not all of it. It is set aside under `<key>.broken`. */
	broken?: string | undefined;
	/** What another tab has deleted last, with the places. */
	deletedElsewhere?: readonly Placed<Kept>[] | undefined;
}

export const emptyList = { records: [], unsaved: [], changes: 0 } as const;

/**
 * A list in `localStorage` that several tabs change at once. Changes are operations: each is shown
 * at once, then applied to what the storage holds by then, under a lock. What cannot be stored
 * waits and is shown on top of what is stored.
 */
export function createRecordStore<Kept extends Identified>(
	key: string,
	format: Format<Kept>,
	tab: Tab = browserTab,
) {
	const $list = atom<RecordList<Kept>>(emptyList);
	let stored: readonly Kept[] = [];
	let pending: readonly Operation<Kept>[] = [];
	let problem: RecordList<Kept>['problem'];
	let broken: string | undefined;
	let changes = 0;
	/** The page is being left; it may come back. */
	let leaving = false;

	onMount($list, () => {
		load();
		publish();
		return tab.listen({ changed: receive, leaving: leave });
	});

	function dispatch(...operations: Operation<Kept>[]) {
		pending = [...pending, ...operations];
		changes += 1;
		publish();
		if (leaving) save();
		else retry();
	}

	/** A lock would come too late now, also for what a field hands over on the same event. */
	function leave() {
		leaving = true;
		save();
	}

	function retry() {
		tab.lock(`records.${key}`, save);
	}

	function save() {
		if (pending.length === 0) return;
		problem = load();
		if (!problem) problem = saveAll();
		publish();
	}

	/** All at once; if that does not fit, what does: one record too large holds up no other. */
	function saveAll() {
		const reason = write(pending.reduce<readonly Kept[]>(apply, stored));
		if (!reason) pending = [];
		if (!reason || pending.length < 2) return reason;
		const waiting: Operation<Kept>[] = [];
		const touched = new Set<string>();
		for (const operation of pending) {
			const ids = listTouched(operation);
			if (!ids.some((id) => touched.has(id)) && !write(apply(stored, operation))) continue;
			waiting.push(operation);
			for (const id of ids) touched.add(id);
		}
		pending = waiting;
		return waiting.length > 0 ? reason : undefined;
	}

	function write(records: readonly Kept[]) {
		const reason = writeText(tab.storage, key, printList(records, new Date()));
		if (!reason) stored = records;
		return reason;
	}

	/** Reads what is stored. What cannot be read is set aside first, or nothing may be written. */
	function load(): RecordList<Kept>['problem'] {
		try {
			const text = tab.storage().getItem(key);
			const read = text === null ? { records: [], whole: true } : parseList(text, format);
			stored = read?.records ?? salvageList(text ?? '', format);
			if (text === null || read?.whole) return undefined;
			broken = text;
			return setAside(tab, key, text);
		} catch {
			return 'blocked';
		}
	}

	function receive(changed: string | null) {
		leaving = false;
		if (changed !== null && changed !== key) return;
		const before = stored;
		changes += 1;
		load();
		const left = new Set(stored.map(({ id }) => id));
		const gone = before.flatMap(({ id }) => (left.has(id) ? [] : [id]));
		publish(gone.length > 0 ? pickPlaced(before, gone) : undefined);
		if (pending.length > 0) retry();
	}

	function publish(deletedElsewhere?: readonly Placed<Kept>[]) {
		$list.set({
			records: pending.reduce<readonly Kept[]>(apply, stored),
			problem,
			unsaved: problem ? [...new Set(pending.flatMap(listTouched))] : [],
			changes,
			broken,
			deletedElsewhere,
		});
	}

	return { $list, dispatch, retry };
}

function setAside(tab: Tab, key: string, text: string) {
	const storage = tab.storage();
	const name = toBrokenName(key, text, (each) => storage.getItem(each));
	return storage.getItem(name) === text ? undefined : writeText(tab.storage, name, text);
}
