import type { Place } from '#live/place.ts';
import list from './cities.json' with { type: 'json' };

/** The cities that are a button away; their names in three languages are messages. */
export const cityIds = [
	'kyiv',
	'odessa',
	'kharkiv',
	'dubai',
	'antalya',
	'shanghai',
	'benidorm',
	'valencia',
] as const;

export type CityId = (typeof cityIds)[number];

export const cities: Readonly<Record<CityId, Place>> = list;

export const defaultCity: Place = cities.kyiv;

/** Which of the eight a place is. */
export function toCityId(place: Place): CityId | undefined {
	return cityIds.find((id) => cities[id].id === place.id);
}
