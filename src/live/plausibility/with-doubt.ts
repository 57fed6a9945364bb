import * as v from 'valibot';
import { $clockAhead, compareClock, trueNow } from '#live/clock.ts';
import { isMistake } from '#live/doubt.ts';
import { finiteNumber } from '#live/number.ts';
import type { Load, LoadOptions, Outcome, Snapshot } from '#live/outcome.ts';
import { type AnswerCache, answerCache } from '#live/request/answer-cache.ts';
import { findDoubt, type Reading, type Usual } from './find-doubt.ts';

export interface Plausibility<Data> {
	/** Under which the last reading without a doubt is kept past the page: one for each kind of data and place. */
	key: string;
	usual: Usual;
	/** The numbers to compare, and their own date; `receivedAt` is for services that send none. */
	toReading: (data: Data, receivedAt: number) => Reading;
	/** For comparison on the first visit. */
	snapshot?: Snapshot<Data> | undefined;
}

const readingSchema = v.object({
	at: finiteNumber,
	values: v.record(v.string(), finiteNumber),
});

/** The same load, whose outcomes contain what is odd about their data; see `findDoubt`. */
export function withDoubt<Data>(
	load: Load<Data>,
	{ key, usual, toReading, snapshot }: Plausibility<Data>,
	cache: AnswerCache = answerCache,
): Load<Data> {
	async function readBefore(): Promise<Reading | undefined> {
		const kept = v.safeParse(readingSchema, (await cache.read(key))?.data);
		if (kept.success) return kept.output;
		return snapshot && toReading(snapshot.data, Date.parse(snapshot.asOf));
	}

	return async ({ signal, onKept }) => {
		const before = await readBefore();
		const read = (data: Data, at: number) => toReading(data, at - $clockAhead.get());
		const find = (data: Data, at: number) => findDoubt(read(data, at), before, usual, trueNow());
		const judge: LoadOptions<Data>['judge'] = async (data, at, source) => {
			const { at: date } = toReading(data, at);
			// Data without a date have that of their arrival.
			if (usual.tellsTime && date !== at) await compareClock(source, date, at);
			return find(data, at);
		};
		function check(outcome: Outcome<Data>): Outcome<Data> {
			if (!('source' in outcome)) return outcome;
			const doubt = find(outcome.data, outcome.at);
			// The page shows the age of data that are not live anyway.
			return doubt && (outcome.state === 'live' || isMistake(doubt))
				? { ...outcome, doubt }
				: outcome;
		}

		const outcome = check(await load({ signal, judge, onKept: (kept) => onKept?.(check(kept)) }));
		if (outcome.state === 'live' && !outcome.doubt) {
			await cache.write(key, { at: Date.now(), data: read(outcome.data, outcome.at) });
		}
		return outcome;
	};
}
