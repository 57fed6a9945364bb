import * as v from 'valibot';
import { type Answer, mapAnswer } from '#live/answer.ts';
import { type AskOptions, ask } from '#live/request/ask.ts';

const dayMs = 24 * 3_600_000;
/** Thirty pictures have thirty authors, and a visitor tries more than once. */
const perMinute = 150;

const infoSchema = v.object({
	author: v.string(),
	url: v.pipe(v.string(), v.regex(/^https:\/\//)),
});

export interface Credit {
	author: string;
	/** The picture where its author published it. */
	url: string;
}

/** Who made the picture of a seed. */
export async function askCredit(seed: string, options?: AskOptions): Promise<Answer<Credit>> {
	const answer = await ask(
		{
			service: 'picsum',
			path: `/seed/${encodeURIComponent(seed)}/info`,
			schema: infoSchema,
			freshMs: dayMs,
			perMinute,
		},
		options,
	);
	return mapAnswer(answer, ({ author, url }) => ({ author, url }));
}
