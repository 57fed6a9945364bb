/** A page that is visible repeats a request that failed once a minute, unless the service asks for a longer pause. */
export const retryMs = 60_000;

/**
 * When a failed request is repeated: when the service allows it, if that is known to be later, otherwise a minute after
 * the last request. All times are milliseconds since 1970.
 */
export function toRetryAt(allowedAt: number, askedAt: number, now: number): number {
	return allowedAt > now ? allowedAt : Math.max(askedAt + retryMs, now);
}
