import { createStore, del, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { withTimeLimit } from '#browser/time-limit.ts';
import { report } from '#lib/report.ts';
import { finiteNumber } from '#live/number.ts';

/** Where answers are kept past the page. `read` and `write` never reject. */
export interface AnswerCache {
	read: (key: string) => Promise<Kept | undefined>;
	write: (key: string, kept: Kept) => Promise<void>;
}

const keptSchema = v.object({
	v: v.literal(1),
	/** When the answer came, in milliseconds since 1970. */
	at: finiteNumber,
	/** As the service sent it; it is validated again by whoever reads it. */
	data: v.unknown(),
});

export type Kept = Pick<v.InferOutput<typeof keptSchema>, 'at' | 'data'>;

/** An answer that was not requested again in this time is deleted. */
const keptMs = 30 * 24 * 3_600_000;
/** Some browsers never answer when the storage is broken. */
const openMs = 1500;

/** In IndexedDB; where the browser forbids it, or it is full or broken, in memory until the page is left. */
export function createAnswerCache(): AnswerCache {
	const memory = new Map<string, unknown>();
	let broken = typeof indexedDB === 'undefined';
	let pruned = false;
	const store = broken ? undefined : attempt(() => createStore('vzir-answers', 'answers'));

	async function use<Value>(action: () => Promise<Value>): Promise<Value | undefined> {
		if (broken || !store) return undefined;
		const running = Promise.resolve().then(action);
		try {
			return await withTimeLimit(openMs, running);
		} catch (error) {
			broken = true;
			report(error, 'keep responses beyond this page');
			// It may only have been slow.
			running.then(
				() => {
					broken = false;
				},
				() => {},
			);
			return undefined;
		}
	}

	async function prune() {
		if (pruned || !store) return;
		pruned = true;
		const oldest = Date.now() - keptMs;
		for (const [key, value] of await entries(store)) {
			if (!v.is(keptSchema, value) || value.at < oldest) await del(key, store);
		}
	}

	return {
		read: async (key) => {
			const value = (await use(() => get(key, store))) ?? memory.get(key);
			return v.is(keptSchema, value) ? { at: value.at, data: value.data } : undefined;
		},
		write: async (key, { at, data }) => {
			const value = { v: 1, at, data };
			memory.set(key, value);
			await use(() => set(key, value, store));
			await use(prune);
		},
	};
}

/** The one of this page. */
export const answerCache = createAnswerCache();

function attempt<Value>(action: () => Value): Value | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
