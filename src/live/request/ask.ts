import * as v from 'valibot';
import type { Answer, Reason } from '#live/answer.ts';
import type { ServiceId } from '#live/service-settings.ts';
import { settings } from '#live/settings.ts';
import { type AnswerCache, answerCache } from './answer-cache.ts';
import { createRequestLimit, type RequestLimit } from './request-limit.ts';
import { isOffline, send } from './send.ts';
import { createSharedRequests } from './shared-requests.ts';
import { createStoredPause } from './stored-pause.ts';

export interface Question<Schema extends v.GenericSchema> {
	service: ServiceId;
	/** Path and query, from the slash on. */
	path: string;
	/** What the answer is kept by past the page, if the path of the same question is another one each day. */
	keepAs?: string;
	/**
	 * The schema of the answer. Its output is kept and parsed with it again later, so it must accept its own output.
	 */
	schema: Schema;
	/** An answer younger than this is given again, without a request: also after a reload. */
	freshMs: number;
	headers?: Readonly<Record<string, string>>;
	/** Requests that this page may send to the service within any minute; 1 unless a visitor's own choices need more. */
	perMinute?: number;
	/** Further attempts after a temporary server fault. They count as requests of the minute. */
	retries?: number;
	/** Longest answer that is read; 2 MB by default. */
	maxBytes?: number;
	/** The reason of a refusal, if this service uses a status in its own way. */
	toReason?: (status: number, text: string) => Reason | undefined;
}

/** Options of a request. */
export interface AskOptions {
	/** Aborting it ends the request, unless others wait for it too. */
	signal?: AbortSignal | undefined;
	/** Reads what is kept and sends no request: an answer that is not fresh comes as `last` of a failure. */
	keptOnly?: boolean | undefined;
	/** A kept answer older than this is not fresh, whatever the question allows; in milliseconds. */
	maxAgeMs?: number | undefined;
}

/** Sends requests to outside services for one page. */
export function createAsk(cache: AnswerCache = answerCache) {
	const share = createSharedRequests<Answer<unknown>>();
	const limits = new Map<ServiceId, RequestLimit>();
	const pauses = createStoredPause(cache);
	/** The last failure of a request, for callers that repeat it too early. */
	const failures = new Map<string, Reason>();

	/**
	 * The answer of a service to a question: the kept one while it is fresh, otherwise a new one.
	 * Rejects only when `signal` aborts; everything else that goes wrong is an answer with a reason.
	 */
	return async function ask<Data>(
		question: Question<v.GenericSchema<unknown, Data>>,
		{ signal, keptOnly = false, maxAgeMs }: AskOptions = {},
	): Promise<Answer<Data>> {
		const url = settings.addresses[question.service] + question.path;
		const freshMs = Math.min(question.freshMs, maxAgeMs ?? question.freshMs);
		const own = { ...question, freshMs };
		const answer = keptOnly
			? await readKept(own)
			: await share(url, signal, (shared) => fly(own, url, shared));
		// Validated again for its type, because the shared request does not know the type of this question.
		return narrow(answer, question.schema);
	};

	async function readKept(question: Question<v.GenericSchema>): Promise<Answer<unknown>> {
		const { schema, freshMs } = question;
		const kept = await cache.read(toKey(question));
		const last = kept && v.is(schema, kept.data) ? kept : undefined;
		const now = Date.now();
		const age = last ? now - last.at : Number.NaN;
		// An answer from the future was kept before the clock was set back; its age is not known.
		if (last && age >= 0 && age < freshMs) return { ok: true, ...last };
		return { ok: false, reason: 'not-found', retryAt: now, last };
	}

	async function fly(
		question: Question<v.GenericSchema>,
		url: string,
		signal: AbortSignal,
	): Promise<Answer<unknown>> {
		const kept = await readKept(question);
		if (kept.ok) return kept;
		const { last } = kept;
		const { service, perMinute = 1 } = question;
		const address = settings.addresses[service];
		const pausedUntil = await pauses.read(address, Date.now());
		signal.throwIfAborted();

		const now = Date.now();
		if (isOffline()) return { ok: false, reason: 'offline', retryAt: now, last };
		const limit = limits.get(service) ?? createRequestLimit();
		limits.set(service, limit);
		if (pausedUntil !== undefined) limit.pause(pausedUntil, now);
		const taken = limit.take(perMinute, now);
		if (!taken.granted) {
			const { retryAt } = taken;
			return { ok: false, reason: failures.get(url) ?? 'limited', retryAt, last };
		}

		const received = await send({
			url,
			headers: question.headers,
			maxBytes: question.maxBytes ?? 2_000_000,
			signal,
			retries: question.retries ?? 1,
			mayRetry: () => limit.take(perMinute, Date.now()).granted,
			toReason: question.toReason,
		});
		const at = Date.now();
		if (received.ok) {
			const data = parse(question.schema, received.text);
			if (data !== undefined) {
				failures.delete(url);
				await cache.write(toKey(question), { at, data });
				return { ok: true, data, at };
			}
		}
		const reason = received.ok ? 'bad-answer' : received.reason;
		failures.set(url, reason);
		if (!received.ok && received.pauseUntil) {
			limit.pause(received.pauseUntil, at);
			await pauses.write(address, received.pauseUntil, at);
		}
		return { ok: false, reason, retryAt: limit.nextAt(perMinute, at), last };
	}
}

/** The one of this page. */
export const ask = createAsk();

/** In the cache. */
function toKey({ service, path, keepAs = path }: Question<v.GenericSchema>): string {
	return settings.addresses[service] + keepAs;
}

function parse(schema: v.GenericSchema, text: string): unknown {
	try {
		return v.parse(schema, JSON.parse(text));
	} catch {
		return undefined;
	}
}

function narrow<Data>(
	answer: Answer<unknown>,
	schema: v.GenericSchema<unknown, Data>,
): Answer<Data> {
	const read = v.safeParse(schema, answer.ok ? answer.data : answer.last?.data);
	if (answer.ok)
		return read.success
			? { ...answer, data: read.output }
			: { ok: false, reason: 'bad-answer', retryAt: answer.at };
	const { last, ...failure } = answer;
	return last && read.success ? { ...failure, last: { ...last, data: read.output } } : failure;
}
