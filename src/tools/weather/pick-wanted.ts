import type { Place } from '#live/place.ts';
import type { WantedCity } from './city-address.ts';

/** The one that is meant: of the same region if it is named, otherwise the likeliest, which comes first. */
export function pickWanted(places: readonly Place[], { region }: WantedCity): Place | undefined {
	return (region ? places.find((place) => place.region === region) : undefined) ?? places[0];
}
