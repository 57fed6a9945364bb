import type { AnswerCache, Kept } from '#live/request/answer-cache.ts';

/** A cache whose content can be looked at and spoilt. */
export function createFakeCache() {
	const kept = new Map<string, Kept>();
	const cache: AnswerCache = {
		read: async (key) => kept.get(key),
		write: async (key, value) => {
			kept.set(key, value);
		},
	};
	return { cache, kept };
}
