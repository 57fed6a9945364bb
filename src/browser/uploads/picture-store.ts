import { clear, createStore, delMany, get, keys, set } from 'idb-keyval';
import { createId } from '#browser/records/create-id.ts';
import { withTimeLimit } from '#browser/time-limit.ts';
import { report } from '#lib/report.ts';

/** Why a picture is lost when the page is left. Each is a key of the messages. */
type NotKept =
	/** There is no room for it. */
	| 'full'
	/** The browser forbids its storage, or does not answer. */
	| 'blocked'
	/** The storage was there, but the transaction failed. */
	| 'refused'
	/** This browser has no storage for pictures. */
	| 'none';

/** `kept` is true only after the transaction has committed. */
type Keeping = { id: string; kept: true } | { id: string; kept: false; reason: NotKept };

/** Pictures of the visitor by id. No method rejects. */
export interface PictureStore {
	keep: (picture: Blob, id?: string) => Promise<Keeping>;
	find: (id: string) => Promise<Blob | undefined>;
	/** Deletes every picture whose id is not named, in the database and in memory. */
	dropAllBut: (ids: readonly string[]) => Promise<void>;
	clear: () => Promise<void>;
}

const storeName = 'pictures';
/** A picture takes milliseconds; a database that another tab or the browser holds back never opens. */
const answerMs = 4000;

/**
 * Pictures in an IndexedDB database, id → Blob. Those of this visit are in memory too, so that one that
 * could not be stored is there until the page is left.
 */
export function createPictureStore(database: string): PictureStore {
	const memory = new Map<string, Blob>();
	const store = createStore(database, storeName);
	let silent = false;

	async function ask<Value>(action: () => Promise<Value>): Promise<Value> {
		if (typeof indexedDB === 'undefined') throw new DOMException('', 'NotSupportedError');
		if (silent) throw new DOMException('', 'TimeoutError');
		try {
			return await withTimeLimit(answerMs, action());
		} catch (error) {
			// Waiting for it again would hold up every further picture.
			silent ||= nameOf(error) === 'TimeoutError';
			throw error;
		}
	}

	async function attempt<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
		return ask(action).catch(() => undefined);
	}

	return {
		keep: async (picture, id = createId()) => {
			memory.set(id, picture);
			try {
				await ask(() => set(id, picture, store));
				return { id, kept: true };
			} catch (error) {
				report(error, 'store the picture');
				return { id, kept: false, reason: toReason(error) };
			}
		},
		find: async (id) => {
			const known = memory.get(id);
			if (known) return known;
			const found = await attempt(() => get<unknown>(id, store));
			if (!(found instanceof Blob)) return undefined;
			memory.set(id, found);
			return found;
		},
		dropAllBut: async (ids) => {
			const named = new Set<IDBValidKey>(ids);
			for (const id of memory.keys()) if (!named.has(id)) memory.delete(id);
			await attempt(async () => {
				const others = (await keys(store)).filter((key) => !named.has(key));
				if (others.length > 0) await delMany(others, store);
			});
		},
		clear: async () => {
			memory.clear();
			await attempt(() => clear(store));
		},
	};
}

function toReason(error: unknown): NotKept {
	switch (nameOf(error)) {
		case 'QuotaExceededError':
			return 'full';
		case 'NotSupportedError':
			return 'none';
		// Firefox forbids the database of a private window with an InvalidStateError.
		case 'SecurityError':
		case 'InvalidStateError':
		case 'TimeoutError':
			return 'blocked';
		default:
			return 'refused';
	}
}

function nameOf(error: unknown): string {
	return error instanceof Error || error instanceof DOMException ? error.name : '';
}
