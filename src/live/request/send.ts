import type { Reason } from '#live/answer.ts';
import { readText } from './read-text.ts';
import { readRetryAfter } from './request-limit.ts';

/** For everything: all attempts, and the reading of the answer. */
export const timeoutMs = 8000;
/** The first retry waits this long, each further one twice as long as the one before. */
export const backOffMs = 400;
/** Temporary server faults. */
const passing = [500, 502, 503, 504];

/** Sends a request, and repeats it after a temporary server fault. Rejects only when the signal aborts. */
export async function send(wire: Wire): Promise<FetchResult> {
	const limit = AbortSignal.timeout(timeoutMs);
	try {
		const response = await fetchPatiently(wire, {
			headers: wire.headers ?? {},
			signal: AbortSignal.any([wire.signal, limit]),
			credentials: 'omit',
		});
		const text = await readText(response, wire.maxBytes);
		if (response.ok) return { ok: true, text };
		const reason = wire.toReason?.(response.status, text) ?? toReason(response.status);
		const until = readRetryAfter(response.headers.get('Retry-After'), Date.now());
		return { ok: false, reason, pauseUntil: until };
	} catch (error) {
		wire.signal.throwIfAborted();
		if (limit.aborted) return { ok: false, reason: 'timeout' };
		if (!(error instanceof TypeError)) return { ok: false, reason: 'bad-answer' };
		// For scripts, a lost connection and an answer that CORS hides are the same error.
		return { ok: false, reason: isOffline() ? 'offline' : 'unreachable' };
	}
}

export function isOffline(): boolean {
	return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** @example toReason(429) // 'limited' */
function toReason(status: number): Reason {
	if ([402, 418, 429].includes(status)) return 'limited';
	// These statuses come more often from firewalls and proxies than from the services themselves.
	if ([403, 407, 451, 511].includes(status)) return 'unreachable';
	if (status === 401) return 'refused-key';
	if ([404, 410].includes(status)) return 'not-found';
	return [408, 504].includes(status) ? 'timeout' : 'bad-answer';
}

/** Returns the first answer that is not a temporary fault, or the last one when no further attempt is allowed. */
async function fetchPatiently(wire: Wire, options: RequestInit): Promise<Response> {
	for (let retry = 0; ; retry += 1) {
		const response = await fetch(wire.url, options);
		if (retry >= wire.retries || !isPassing(response) || !wire.mayRetry()) return response;
		await new Promise((resolve) => setTimeout(resolve, backOffMs * 2 ** retry));
	}
}

/** A server that sends `Retry-After` receives no request before then. */
function isPassing({ status, headers }: Response): boolean {
	return passing.includes(status) && !headers.has('Retry-After');
}

export interface Wire {
	url: string;
	headers?: Readonly<Record<string, string>> | undefined;
	maxBytes: number;
	signal: AbortSignal;
	retries: number;
	/** Whether the service may receive another request within its minute. */
	mayRetry: () => boolean;
	/** The reason of a refusal, if this service uses a status in its own way. */
	toReason?: ((status: number, text: string) => Reason | undefined) | undefined;
}

export type FetchResult =
	| { ok: true; text: string }
	| { ok: false; reason: Reason; pauseUntil?: number | undefined };
