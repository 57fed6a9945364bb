import type { Load } from '#live/outcome.ts';
import type { Place } from '#live/place.ts';
import { askChain } from '#live/request/ask-chain.ts';
import { askGlances, type Glance } from '#live/services/open-meteo-now.ts';

/** Makes the function that loads the temperatures of several places, in their order, for `useLive`. */
export function createGlancesLoad(places: readonly Place[]): Load<(Glance | undefined)[]> {
	return (options) =>
		askChain([{ source: 'meteo', ask: (own) => askGlances(places, own) }], options);
}
