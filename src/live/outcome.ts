import type { ServiceId } from '#live/service-settings.ts';
import type { Reason } from './answer.ts';
import type { Doubt } from './doubt.ts';

/**
 * What a page can show of something that outside services know. Times are milliseconds since 1970;
 * `reason` is why it is not newer, `retryAt` when another request makes sense.
 */
export type Outcome<Data, Source extends ServiceId = ServiceId> =
	/** An answer that is fresh by the rules of its service. */
	| ({ state: 'live' } & Received<Data, Source>)
	/** The last good answer, while a newer one is loading. */
	| ({ state: 'kept' } & Received<Data, Source>)
	/** The last good answer, after a request for a newer one failed. */
	| ({ state: 'stale'; reason: Reason; retryAt: number } & Received<Data, Source>)
	/** What was built in, until the first answer: a real one of the day `at`. */
	| { state: 'snapshot'; data: Data; at: number }
	/** The same, after a request failed. */
	| { state: 'snapshot'; data: Data; at: number; reason: Reason; retryAt: number }
	| { state: 'failed'; reason: Reason; retryAt: number };

/** An answer with its origin. */
export interface Received<Data, Source extends ServiceId = ServiceId> {
	data: Data;
	source: Source;
	/** When the answer came. */
	at: number;
	/** What is odd about the data; see `findDoubt`. */
	doubt?: Doubt | undefined;
}

/** A real answer that is built into the page, with its date and origin. */
export interface Snapshot<Data> {
	/** ISO time for which the data are valid. */
	asOf: string;
	/** From what the file was made, for people who read it. */
	from: string;
	data: Data;
}

/** How a page asks for data. */
export interface LoadOptions<Data> {
	signal: AbortSignal;
	/** Receives the last good answer, if there is one, before the new one comes. */
	onKept?: ((kept: Outcome<Data>) => void) | undefined;
	/** What is odd about an answer that came at `at`: such a one is shown only if no service has a better one. */
	judge?: ((data: Data, at: number, source: ServiceId) => Promise<Doubt | undefined>) | undefined;
}

/** Loads what a page shows. Rejects only when the signal aborts, or when its own script fails to load. */
export type Load<Data> = (options: LoadOptions<Data>) => Promise<Outcome<Data>>;

/** An outcome after an earlier one: after a failure, the data that were shown stay. */
export function afterShown<Data>(
	shown: Outcome<Data> | undefined,
	next: Outcome<Data>,
): Outcome<Data> {
	if (next.state !== 'failed' || !shown || !('data' in shown)) return next;
	const { reason, retryAt } = next;
	if (shown.state === 'snapshot') return { ...shown, reason, retryAt };
	return { ...shown, state: 'stale', reason, retryAt };
}

/** What a page shows before the first answer. */
export function fromSnapshot<Data>(
	snapshot: Snapshot<Data> | undefined,
): Outcome<Data> | undefined {
	return snapshot && { state: 'snapshot', data: snapshot.data, at: Date.parse(snapshot.asOf) };
}

/** The data without their state: for a view that shows the state too. */
export function toData<Data>(outcome: Outcome<Data> | undefined): Data | undefined {
	return outcome && 'data' in outcome ? outcome.data : undefined;
}

/** The same state of other data. */
export function mapOutcome<From, To>(
	outcome: Outcome<From>,
	convert: (data: From) => To,
): Outcome<To> {
	return 'data' in outcome ? { ...outcome, data: convert(outcome.data) } : outcome;
}
