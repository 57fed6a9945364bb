import { report } from '#lib/report.ts';
import type { Answer } from '#live/answer.ts';
import { isMistake } from '#live/doubt.ts';
import type { LoadOptions, Outcome, Received } from '#live/outcome.ts';
import { retryMs, toRetryAt } from '#live/retry.ts';
import type { ServiceId } from '#live/service-settings.ts';
import type { AskOptions } from './ask.ts';

/** Milliseconds without an answer after which the page also sends the request to the next service. */
export const nextServiceMs = 2500;
/** Milliseconds for the whole chain. */
export const chainTimeoutMs = 10_000;

/** One service that may know it. */
export interface Link<Data, Source extends ServiceId = ServiceId> {
	source: Source;
	ask: (options: AskOptions) => Promise<Answer<Data>>;
}

/**
 * Asks services that can replace each other: the next one when the one before fails, or does not answer in
 * `nextServiceMs`. The first good answer counts, and ends the other requests; one that `judge` doubts counts if there is
 * no better one, and is requested again after a minute even if its service calls it fresh, if it is a mistake. After
 * `chainTimeoutMs` at most the outcome is the newest of the last good answers, which `onKept` receives at once. Rejects only when `signal` aborts.
 */
export async function askChain<Data, Source extends ServiceId>(
	links: readonly Link<Data, Source>[],
	{ signal, onKept, judge = async () => undefined }: LoadOptions<Data>,
): Promise<Outcome<Data, Source>> {
	const askedAt = Date.now();
	const decided = new AbortController();
	const ends = AbortSignal.any([signal, decided.signal, AbortSignal.timeout(chainTimeoutMs)]);
	const kept: Received<Data, Source>[] = [];
	collectKept(links, ends, (each) => {
		const newest = kept.every(({ at }) => each.at > at);
		kept.push(each);
		if (newest) onKept?.({ state: 'kept', ...each });
	});
	try {
		const result = await race(links, ends, judge);
		signal.throwIfAborted();
		if (!Array.isArray(result)) return { state: 'live', ...result };
		// What keeps the service of last resort from answering is what has to end.
		const reason = result.at(-1)?.reason ?? 'bad-answer';
		const now = Date.now();
		const retryAt = Math.min(...result.map((each) => toRetryAt(each.retryAt, askedAt, now)));
		kept.push(...result.flatMap(({ source, last }) => (last ? [{ source, ...last }] : [])));
		const [newest] = kept.sort((a, b) => b.at - a.at);
		return newest
			? { state: 'stale', ...newest, reason, retryAt }
			: { state: 'failed', reason, retryAt };
	} finally {
		decided.abort();
	}
}

/** The last good answers. A fresh one of the first service is left out, because the race returns it immediately. */
function collectKept<Data, Source extends ServiceId>(
	links: readonly Link<Data, Source>[],
	ends: AbortSignal,
	take: (kept: Received<Data, Source>) => void,
) {
	for (const [index, { source, ask }] of links.entries()) {
		ask({ signal: ends, keptOnly: true }).then(
			(answer) => {
				const last = answer.ok ? answer : answer.last;
				if (ends.aborted || !last || (index === 0 && answer.ok)) return;
				take({ source, data: last.data, at: last.at });
			},
			// The race meets the same error, and reports it.
			() => {},
		);
	}
}

/** The first good answer, failing that the first doubtful one, or the failures in the order of the services. */
function race<Data, Source extends ServiceId>(
	links: readonly Link<Data, Source>[],
	ends: AbortSignal,
	judge: Judge<Data>,
): Promise<Received<Data, Source> | Failure<Data, Source>[]> {
	return new Promise((resolve) => {
		const others = new Map<Link<Data, Source>, Answer<Data>>();
		const waiting = [...links];
		let timer: ReturnType<typeof setTimeout> | undefined;

		async function askNext() {
			clearTimeout(timer);
			const link = waiting.shift();
			if (!link) return;
			const { source } = link;
			timer = setTimeout(askNext, nextServiceMs);
			const answer = await attempt(link, ends, judge);
			if (answer.ok && !(await judge(answer.data, answer.at, source))) {
				clearTimeout(timer);
				resolve({ source, data: answer.data, at: answer.at });
				return;
			}
			others.set(link, answer);
			if (others.size < links.length) askNext();
			else resolve(pickAnswer());
		}

		function pickAnswer() {
			const failures: Failure<Data, Source>[] = [];
			for (const link of links) {
				const answer = others.get(link);
				const { source } = link;
				if (answer?.ok) return { source, data: answer.data, at: answer.at };
				if (answer) failures.push({ ...answer, source });
			}
			return failures;
		}

		askNext();
	});
}

/** Never rejects, and ends with `ends` even if the service does not. */
async function attempt<Data, Source extends ServiceId>(
	{ source, ask }: Link<Data, Source>,
	ends: AbortSignal,
	judge: Judge<Data>,
): Promise<Answer<Data>> {
	const failure = { ok: false, retryAt: 0 } as const;
	if (ends.aborted) return { ...failure, reason: 'timeout' };
	async function askTwice(): Promise<Answer<Data>> {
		const answer = await ask({ signal: ends });
		if (!answer.ok || Date.now() - answer.at < retryMs) return answer;
		if (!isMistake(await judge(answer.data, answer.at, source))) return answer;
		// It was kept.
		return ask({ signal: ends, maxAgeMs: retryMs });
	}
	try {
		return await Promise.race([askTwice(), rejectAt(ends)]);
	} catch (error) {
		if (ends.aborted) return { ...failure, reason: 'timeout' };
		// Its script failed to load; the next service may still answer.
		report(error, `ask ${source}`);
		return { ...failure, reason: 'bad-answer' };
	}
}

function rejectAt(signal: AbortSignal): Promise<never> {
	return new Promise((_, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

type Judge<Data> = NonNullable<LoadOptions<Data>['judge']>;
type Failure<Data, Source> = Extract<Answer<Data>, { ok: false }> & { source: Source };
