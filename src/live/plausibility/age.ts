/** For data that come all the time. @example isOlderThan(2 * 3_600_000) */
export function isOlderThan(ms: number): (at: number, now: number) => boolean {
	return (at, now) => now - at > ms;
}
