/**
 * Why nothing new can be shown. `limited` is a service that received too many requests, or that the browser could not
 * reach: a refusal without the header that lets scripts read it looks the same.
 */
const reasons = [
	'offline',
	'timeout',
	'limited',
	'refused-key',
	'not-found',
	'bad-answer',
] as const;
export type Reason = (typeof reasons)[number];

/** What one service said to one question. Times are milliseconds since 1970. */
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
