import { $clockAhead } from '#live/clock.ts';

const minuteMs = 60_000;
/** Milliseconds. A longer pause that a service demands is cut to this. */
export const longestPauseMs = 3_600_000;

/** The remaining requests to one service. Times are milliseconds since 1970. */
export interface RequestLimit {
	/** When the next request may go out: now, or later. */
	nextAt: (perMinute: number, now: number) => number;
	/** Takes one request if it may be sent now; otherwise returns when it may. */
	take: (perMinute: number, now: number) => { granted: true } | { granted: false; retryAt: number };
	/** The service allows no requests until then. */
	pause: (until: number, now: number) => void;
}

export function createRequestLimit(): RequestLimit {
	let sent: number[] = [];
	let pausedUntil = 0;

	function nextAt(perMinute: number, now: number): number {
		// A clock that was set back must not block a service for as long as it was wrong.
		sent = sent.filter((at) => at <= now && now - at < minuteMs);
		if (pausedUntil > now + longestPauseMs) pausedUntil = 0;
		const oldest = sent.at(-perMinute);
		return Math.max(oldest === undefined ? now : oldest + minuteMs, pausedUntil);
	}

	return {
		nextAt,
		take: (perMinute, now) => {
			const retryAt = nextAt(perMinute, now);
			if (retryAt > now) return { granted: false, retryAt };
			sent.push(now);
			return { granted: true };
		},
		pause: (until, now) => {
			pausedUntil = Math.max(pausedUntil, Math.min(until, now + longestPauseMs));
		},
	};
}

/**
 * `Retry-After` as milliseconds since 1970 by the visitor's clock: seconds, or a date.
 * @example readRetryAfter('120', 0) // 120000
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
	const text = header?.trim() ?? '';
	if (/^\d{1,9}$/.test(text)) return now + Number(text) * 1000;
	const date = text === '' ? Number.NaN : Date.parse(text);
	return Number.isNaN(date) ? undefined : date + $clockAhead.get();
}
