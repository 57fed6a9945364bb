import { readFile, writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Load, Outcome } from '#live/outcome.ts';

export interface SnapshotSource<Data> {
	/** Of the file, without `.json`. */
	name: string;
	load: Load<Data>;
	/** ISO time of data that have one of their own; otherwise the time at which they came. */
	toTime?: (data: Data) => string;
}

/**
 * Asks for data, and writes an answer without a doubt to a file of `folder`; anything else leaves the file as it is.
 * Returns what happened.
 */
export async function saveSnapshot<Data>(
	{ name, load, toTime }: SnapshotSource<Data>,
	folder: URL,
): Promise<{ saved: boolean; words: string }> {
	const outcome = await load({ signal: new AbortController().signal });
	if (outcome.state !== 'live' || outcome.doubt) {
		return { saved: false, words: `${name}: stays as it is (${toReason(outcome)}).` };
	}
	const { data, source, at } = outcome;
	const asOf = toTime?.(data) ?? new Date(at).toISOString();
	const file = new URL(`${name}.json`, folder);
	const before = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
	// The same answer at a later hour is not a change to commit.
	const isKnown = isDeepStrictEqual(before?.data, data);
	if (!isKnown) {
		const snapshot = { asOf, from: `the response of ${source}`, data };
		await writeFile(file, `${JSON.stringify(snapshot, null, '\t')}\n`);
	}
	return { saved: true, words: `${name}: ${asOf}, from ${source}${isKnown ? ', as before' : ''}.` };
}

function toReason(outcome: Outcome<unknown>): string {
	if ('reason' in outcome) return outcome.reason;
	return ('doubt' in outcome && outcome.doubt) || outcome.state;
}
