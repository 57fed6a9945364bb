import { atom } from 'nanostores';

/** By how much data may be older than their date promises: Open-Meteo dates them by the quarter of an hour, others keep them for minutes. */
const lateMs = 15 * 60_000;
/** By how much two origins may differ and still agree. */
const slackMs = 2 * 60_000;
const siteEveryMs = 10 * 60_000;
const siteTimeoutMs = 2000;

/** By how many milliseconds the visitor's clock is ahead of the true time. 0 unless two origins agree on it. */
export const $clockAhead = atom(0);

/** What each origin says of it, the least and the most. */
const told = new Map<string, readonly [least: number, most: number]>();
let siteAskedAt = Number.NEGATIVE_INFINITY;
let siteAnswer: Promise<void> | undefined;

/**
 * The true time, as far as it is known, in milliseconds since 1970: for whatever is compared with a date of others. How
 * long something took or takes is measured with `Date.now()`, because a clock that is wrong runs as fast as others.
 */
export function trueNow(): number {
	return Date.now() - $clockAhead.get();
}

/**
 * Compares the visitor's clock with the date of data that were current when they came, at `receivedAt`; both in
 * milliseconds since 1970. Where they do not go together, this site is asked for the time: data alone may be old.
 */
export async function compareClock(origin: string, date: number, receivedAt: number) {
	const most = receivedAt - date;
	note(origin, most - lateMs, most);
	const unexplained = most - lateMs / 2 - $clockAhead.get();
	if (Math.abs(unexplained) < lateMs / 2 + slackMs) return;
	if (Math.abs(Date.now() - siteAskedAt) >= siteEveryMs) {
		siteAskedAt = Date.now();
		siteAnswer = askSite();
	}
	await siteAnswer;
}

function note(origin: string, least: number, most: number) {
	told.set(origin, [least, most]);
	let [low, high] = [least, most];
	let agreed = false;
	for (const [other, [from, to]] of told) {
		if (other === origin || from > high + slackMs || to < low - slackMs) continue;
		[low, high, agreed] = [Math.max(low, from), Math.min(high, to), true];
	}
	const isRight = low < slackMs && high > -slackMs;
	if (agreed) $clockAhead.set(isRight ? 0 : (low + high) / 2);
}

/** `Date` of an answer of this site that no cache has kept. Scripts do not see that of other origins. */
async function askSite() {
	try {
		const { headers } = await fetch(`${location.pathname}?now=${Date.now()}`, {
			method: 'HEAD',
			cache: 'no-store',
			signal: AbortSignal.timeout(siteTimeoutMs),
		});
		const ahead = Date.now() - Date.parse(headers.get('Date') ?? '');
		if (!(Number(headers.get('Age')) > 0 || Number.isNaN(ahead))) note('site', ahead, ahead);
	} catch {
		// Then it says nothing.
	}
}
