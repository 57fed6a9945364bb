import type { AnswerCache } from './answer-cache.ts';
import { longestPauseMs } from './request-limit.ts';

/** A service that sent `Retry-After` receives no request until then, not even after a reload or from other tabs. */
export interface StoredPause {
	/** Until when, in milliseconds since 1970; undefined if the service may be asked. */
	read: (address: string, now: number) => Promise<number | undefined>;
	write: (address: string, until: number, now: number) => Promise<void>;
}

export function createStoredPause(cache: AnswerCache): StoredPause {
	return {
		read: async (address, now) => {
			const until = (await cache.read(toKey(address)))?.data;
			// One that is too far away was stored before the clock was set back, or was tampered with.
			return typeof until === 'number' && until > now && until <= now + longestPauseMs
				? until
				: undefined;
		},
		write: (address, until, now) =>
			cache.write(toKey(address), { at: now, data: Math.min(until, now + longestPauseMs) }),
	};
}

/** No answer has this key: those begin with the address. */
function toKey(address: string): string {
	return `rest ${address}`;
}
