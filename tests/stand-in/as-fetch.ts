import { type StandIn, toHeaders } from './stand-in.ts';

/** The stand-in instead of `fetch`, for unit tests. A masked response fails as in a browser. */
export function asFetch(standIn: StandIn): typeof fetch {
	return async (input, init) => {
		const url = new URL(input instanceof Request ? input.url : input);
		const signal = init?.signal;
		signal?.throwIfAborted();
		const played = standIn.play(url);
		if (!played) throw new Error(`The stand-in does not play ${url.host}.`);
		if (played === 'silent') {
			return new Promise((_, reject) => {
				signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
			});
		}
		if (played === 'blocked' || played.masked) throw new TypeError('Failed to fetch');
		return new Response(played.body, { status: played.status, headers: toHeaders(played) });
	};
}
