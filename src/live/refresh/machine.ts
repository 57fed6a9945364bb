import { isMistake } from '#live/doubt.ts';
import { afterShown, type Outcome } from '#live/outcome.ts';
import { retryMs, toRetryAt } from '#live/retry.ts';

/** Milliseconds after which a load that has not ended is given up: its script may never come. */
export const requestTimeoutMs = 15_000;
/** A tab that took an answer from the cache leaves the next request to the tab that sent the last one. */
const otherTabMs = 2000;

/**
 * What a page with live data knows: what it shows, whether a request is on its way, and when the next one is due.
 * A page that is hidden or left sends none. Times are milliseconds since 1970.
 */
export interface RefreshMachine<Data> {
	outcome: Outcome<Data> | undefined;
	request: PendingRequest | undefined;
	due: Due;
	hidden: boolean;
	/** The page was left: it was discarded, or is in the back-forward cache. */
	left: boolean;
	/** The visitor has asked, and the service had nothing newer than what was shown. */
	unchanged: boolean;
	/** Requests so far. */
	count: number;
}

interface PendingRequest {
	/** From 1. */
	id: number;
	askedAt: number;
	/** The visitor waits for it. */
	announced: boolean;
}

interface Due {
	at: number;
	/** When this was decided. If the clock shows an earlier time, it was set back, and the request is due too. */
	since: number;
	announced: boolean;
}

export type MachineEvent<Data> =
	/** Time has passed. */
	| { type: 'time' }
	/** The visitor asks. */
	| { type: 'refresh' }
	| { type: 'hide' | 'show' | 'online' }
	/** The page was left, or restored from the back-forward cache. */
	| { type: 'leave' | 'return' }
	/** What came for the request `id`: first the last good answer, then the outcome. */
	| { type: 'kept' | 'answer'; id: number; outcome: Outcome<Data> };

/** A page that was just opened. Its first request begins with the next event. */
export function openMachine<Data>(hidden: boolean, now: number): RefreshMachine<Data> {
	return {
		outcome: undefined,
		request: undefined,
		due: { at: now, since: now, announced: true },
		hidden,
		left: false,
		unchanged: false,
		count: 0,
	};
}

/** The machine after an event; the same object if nothing changes. A new `request` is to be sent by the caller. */
export function step<Data>(
	machine: RefreshMachine<Data>,
	event: MachineEvent<Data>,
	now: number,
	refreshMs: number,
): RefreshMachine<Data> {
	return begin(apply(machine, event, now, refreshMs), now);
}

/** When the machine needs the event `time`, or undefined while only another event can change it. */
export function toNextTime({
	request,
	hidden,
	left,
	due,
}: RefreshMachine<unknown>): number | undefined {
	if (request) return request.askedAt + requestTimeoutMs;
	return hidden || left ? undefined : due.at;
}

function apply<Data>(
	machine: RefreshMachine<Data>,
	event: MachineEvent<Data>,
	now: number,
	refreshMs: number,
): RefreshMachine<Data> {
	const { request, due, outcome } = machine;
	switch (event.type) {
		case 'time': {
			if (!request || (now >= request.askedAt && now < request.askedAt + requestTimeoutMs))
				return machine;
			const retryAt = request.askedAt + retryMs;
			return settle(machine, { state: 'failed', reason: 'timeout', retryAt }, now, refreshMs);
		}
		case 'refresh':
			if (request) return { ...machine, request: { ...request, announced: true } };
			return { ...machine, due: { at: now, since: now, announced: true } };
		case 'hide':
		case 'show':
			return { ...machine, hidden: event.type === 'hide' };
		case 'online':
			// Fresh data are not requested again when a connection returns.
			if (outcome?.state === 'live' || request) return machine;
			return { ...machine, due: { ...due, at: now, since: now } };
		case 'leave':
			return {
				...machine,
				left: true,
				request: undefined,
				due: request ? { at: now, since: now, announced: request.announced } : due,
			};
		case 'return':
			return { ...machine, left: false };
		case 'kept':
			if (event.id !== request?.id || !isNews(outcome, event.outcome)) return machine;
			return { ...machine, outcome: event.outcome };
		case 'answer':
			if (event.id !== request?.id) return machine;
			return settle(machine, event.outcome, now, refreshMs);
	}
}

/** Sends what is due. */
function begin<Data>(machine: RefreshMachine<Data>, now: number): RefreshMachine<Data> {
	const { request, hidden, left, due, count } = machine;
	if (request || hidden || left || (now < due.at && now >= due.since)) return machine;
	const id = count + 1;
	return { ...machine, count: id, request: { id, askedAt: now, announced: due.announced } };
}

function settle<Data>(
	machine: RefreshMachine<Data>,
	next: Outcome<Data>,
	now: number,
	refreshMs: number,
): RefreshMachine<Data> {
	const { request, outcome } = machine;
	const askedAt = request?.askedAt ?? now;
	const shown = afterShown(outcome, next);
	return {
		...machine,
		outcome: shown,
		request: undefined,
		due: { at: planNext(shown, askedAt, now, refreshMs), since: now, announced: false },
		unchanged:
			request?.announced === true &&
			outcome?.state === 'live' &&
			shown.state === 'live' &&
			outcome.at === shown.at,
	};
}

function planNext(
	outcome: Outcome<unknown>,
	askedAt: number,
	now: number,
	refreshMs: number,
): number {
	if ('retryAt' in outcome) return toRetryAt(outcome.retryAt, askedAt, now);
	// The service may have noticed its mistake.
	if ('doubt' in outcome && isMistake(outcome.doubt)) return toRetryAt(0, askedAt, now);
	const at = outcome.at + refreshMs + (outcome.at < askedAt ? otherTabMs : 0);
	// An answer may stay fresh for longer than the page waits; one from the future has no age.
	return at > now && at <= now + refreshMs + otherTabMs ? at : now + refreshMs;
}

/** Whether a kept answer is newer than what is shown. */
function isNews(shown: Outcome<unknown> | undefined, kept: Outcome<unknown>): boolean {
	if (!shown || !('at' in shown)) return true;
	return 'at' in kept && kept.at > shown.at;
}
