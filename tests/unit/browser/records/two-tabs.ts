import { createRecordStore } from '#browser/records/record-store.ts';
import type { Format } from '#browser/records/stored-list.ts';
import type { Tab } from '#browser/records/tab.ts';
import { record, text } from '#lib/parse.ts';

export interface Entry {
	id: string;
	text: string;
}

export const key = 'entries';

const format: Format<Entry> = {
	read: record({ id: text(), text: text() }),
};

/** A storage with a limit that several tabs share; they receive each other's changes when the test delivers them. */
export function createBrowser(limit = Number.POSITIVE_INFINITY) {
	const values = new Map<string, string>();
	const browser = { values, limit, blocked: false };
	const waiting: (() => void)[] = [];
	const tabs: { receive: (key: string | null) => void; changed: string[] }[] = [];

	function openTab() {
		const self = { receive: (_: string | null) => {}, leave: () => {}, changed: [] as string[] };
		tabs.push(self);
		const storage = {
			getItem: (name: string) => values.get(name) ?? null,
			setItem: (name: string, text: string) => {
				const others = [...values].filter(([other]) => other !== name);
				const used = others.reduce((sum, [, value]) => sum + value.length, 0);
				if (used + text.length > browser.limit) throw new DOMException('', 'QuotaExceededError');
				values.set(name, text);
				for (const other of tabs) if (other !== self) other.changed.push(name);
			},
		};
		const tab: Tab = {
			storage: () => {
				if (browser.blocked) throw new DOMException('', 'SecurityError');
				return storage as Storage;
			},
			lock: (_, action) => waiting.push(action),
			listen: ({ changed, leaving }) => {
				self.receive = changed;
				self.leave = leaving;
				return () => {};
			},
		};
		const store = createRecordStore<Entry>(key, format, tab);
		store.$list.listen(() => {});
		return {
			...store,
			texts: () => store.$list.get().records.map(({ text }) => text),
			receiveAll: () => {
				for (const name of self.changed.splice(0)) self.receive(name);
			},
			receiveCleared: () => self.receive(null),
			leave: () => self.leave(),
		};
	}

	/** Lets the tab that has waited longest have the lock. */
	const unlock = () => waiting.shift()?.();
	function settle() {
		while (waiting.length > 0) unlock();
	}
	return Object.assign(browser, { openTab, unlock, settle });
}
