import type { Answer } from '#live/answer.ts';
import type { Outcome } from '#live/outcome.ts';
import type { AskOptions } from '#live/request/ask.ts';
import { askChain, type Link } from '#live/request/ask-chain.ts';
import { askCommons } from '#live/services/commons.ts';
import type { MediaPage, MediaQuery } from '#live/services/media.ts';
import { askPixabay, hasPixabay } from '#live/services/pixabay.ts';

/** The services that have pictures and videos; the page has a name for each. */
export type MediaSource = 'pixabay' | 'commons';

/**
 * Photos or videos on a theme: from Pixabay when it has a key, otherwise, and where that fails or knows
 * nothing, from Wikimedia Commons, which needs none.
 */
export function findMedia(
	query: MediaQuery,
	signal: AbortSignal,
): Promise<Outcome<MediaPage, MediaSource>> {
	return askChain(listLinks(query), { signal });
}

function listLinks(query: MediaQuery): Link<MediaPage, MediaSource>[] {
	const toLink = (
		source: MediaSource,
		ask: (query: MediaQuery, options: AskOptions) => Promise<Answer<MediaPage>>,
	) => ({ source, ask: async (options: AskOptions) => refuseNothing(await ask(query, options)) });
	return [...(hasPixabay() ? [toLink('pixabay', askPixabay)] : []), toLink('commons', askCommons)];
}

/** After an empty page, the next source is used. */
function refuseNothing(answer: Answer<MediaPage>): Answer<MediaPage> {
	if (!answer.ok || answer.data.items.length > 0) return answer;
	return { ok: false, reason: 'not-found', retryAt: answer.at };
}
