const firstMs = 60_000;
const longestMs = 16 * 60_000;
/** Failures in a row after which a page sends no more requests by itself. */
export const mostRetries = 6;

/**
 * How long a page waits before it repeats a request by itself: a minute after the first failure, then twice as long
 * each time. After `mostRetries` it leaves that to the visitor.
 * @example toRetryDelay(2, 0) // 120000
 */
export function toRetryDelay(failures: number, restMs: number): number | undefined {
	if (failures > mostRetries) return undefined;
	return Math.max(restMs, Math.min(firstMs * 2 ** (failures - 1), longestMs));
}
