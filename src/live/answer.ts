/**
 * Why nothing new can be shown. `limited` is a service that received too many requests, `unreachable` one from which
 * nothing came that a script may read: the network, a content blocker, a sign-in page of the network, or a refusal
 * without the header that lets scripts read it. Browsers do not distinguish these.
 */
const reasons = [
	'offline',
	'timeout',
	'unreachable',
	'limited',
	'refused-key',
	'not-found',
	'bad-answer',
] as const;
export type Reason = (typeof reasons)[number];

/** The answer of one service to one request. Times are milliseconds since 1970. */
export type Answer<Data> =
	| { ok: true; data: Data; at: number }
	| {
			ok: false;
			reason: Reason;
			/** When the next request to the service is allowed. */
			retryAt: number;
			/** The last good answer to the same question, however old. */
			last?: { data: Data; at: number } | undefined;
	  };

/** The same answer with its data in another form. */
export function mapAnswer<From, To>(answer: Answer<From>, convert: (data: From) => To): Answer<To> {
	if (answer.ok) return { ok: true, data: convert(answer.data), at: answer.at };
	const { last, ...failure } = answer;
	return last ? { ...failure, last: { data: convert(last.data), at: last.at } } : failure;
}
