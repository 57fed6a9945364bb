import { report } from '#lib/report.ts';
import type { ServiceId } from '#live/service-settings.ts';
import type { Answer, Reason } from './answer.ts';

/**
 * What a page can show of something that outside services know. Times are milliseconds since 1970;
 * `reason` is why it is not newer, `retryAt` when another request makes sense.
 */
export type Outcome<Data, Source extends ServiceId = ServiceId> =
	/** An answer that is fresh by the rules of its service. */
	| { state: 'live'; data: Data; source: Source; at: number }
	/** The last good answer. */
	| { state: 'stale'; data: Data; source: Source; at: number; reason: Reason; retryAt: number }
	/** What was built in. `sample` data are invented: they show what the page looks like, not real values. */
	| { state: 'snapshot'; data: Data; at: number; sample: boolean; reason: Reason; retryAt: number }
	| { state: 'failed'; reason: Reason; retryAt: number };

/** Data that are built into the page, with their date and origin. */
export interface Snapshot<Data> {
	/** ISO time for which the data are valid. */
	asOf: string;
	/** True for invented data in the shape of real ones. */
	sample: boolean;
	/** From what the file was made, for people who read it. */
	from: string;
	data: Data;
}

/** One service that may know it. */
export interface Link<Data, Source extends ServiceId = ServiceId> {
	source: Source;
	ask: (signal: AbortSignal) => Promise<Answer<Data>>;
}

/** Tries one service after the other until one responds; otherwise returns the newest of their last good responses. */
export async function askChain<Data, Source extends ServiceId>(
	links: readonly Link<Data, Source>[],
	signal: AbortSignal,
): Promise<Outcome<Data, Source>> {
	const failures: Failure<Data, Source>[] = [];
	for (const { source, ask } of links) {
		const answer = await ask(signal).catch((error: unknown): Answer<Data> => {
			signal.throwIfAborted();
			// Its script did not come; the next service may be there.
			report(error, `ask ${source}`);
			return { ok: false, reason: 'bad-answer', retryAt: Date.now() };
		});
		if (answer.ok) return { state: 'live', source, data: answer.data, at: answer.at };
		failures.push({ ...answer, source });
	}
	// The first service is the preferred one, so its error is the one to show.
	const reason = failures[0]?.reason ?? 'bad-answer';
	const retryAt = Math.min(...failures.map((failure) => failure.retryAt));
	const kept = failures.flatMap(({ source, last }) => (last ? [{ source, ...last }] : []));
	const [newest] = kept.sort((a, b) => b.at - a.at);
	return newest
		? { state: 'stale', ...newest, reason, retryAt }
		: { state: 'failed', reason, retryAt };
}

/** Puts what was built in where there is nothing newer. */
export function withSnapshot<Data>(
	outcome: Outcome<Data>,
	snapshot: Snapshot<Data> | undefined,
): Outcome<Data> {
	if (!snapshot || outcome.state === 'live' || outcome.state === 'snapshot') return outcome;
	const at = Date.parse(snapshot.asOf);
	// Real data, however old, are better than invented ones.
	if (outcome.state === 'stale' && (snapshot.sample || outcome.at >= at)) return outcome;
	const { reason, retryAt } = outcome;
	return { state: 'snapshot', data: snapshot.data, at, sample: snapshot.sample, reason, retryAt };
}

/** What a page shows: before the first answer what is built in, if it is real. */
export function toShown<Data>(
	outcome: Outcome<Data> | undefined,
	snapshot: Snapshot<Data> | undefined,
): Data | undefined {
	if (outcome) return 'data' in outcome ? outcome.data : undefined;
	return snapshot && !snapshot.sample ? snapshot.data : undefined;
}

/** Whether what is shown is invented. */
export function isSample(outcome: Outcome<unknown> | undefined): boolean {
	return outcome?.state === 'snapshot' && outcome.sample;
}

type Failure<Data, Source> = Extract<Answer<Data>, { ok: false }> & { source: Source };
