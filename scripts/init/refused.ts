/** An answer that cannot be used; `offer` could be used instead. The message is for any way of asking. */
export class WrongAnswer extends Error {
	readonly offer: string | undefined;

	constructor(sentence: string, offer?: string) {
		super(sentence);
		this.offer = offer;
	}
}

export interface RefusedAnswer {
	/** The name of the question; empty for what belongs to none. */
	field: string;
	sentence: string;
	/** An answer that could be used instead. */
	offer?: string | undefined;
}

/** All answers that are refused. The message names their flags, for runs without a terminal. */
export class Refusals extends Error {
	readonly answers: readonly RefusedAnswer[];

	constructor(answers: readonly RefusedAnswer[], message?: string) {
		super(
			message ??
				answers.map(({ field, sentence }) => `${field && `--${field}: `}${sentence}`).join('\n'),
		);
		this.answers = answers;
	}
}

/** What an error refuses, question by question. */
export function listRefused(error: unknown): readonly RefusedAnswer[] {
	if (error instanceof Refusals) return error.answers;
	return [{ field: '', sentence: error instanceof Error ? error.message : String(error) }];
}
