import { foldText } from '#lib/search.ts';
import type { Place } from '#live/place.ts';
import { type CityId, cities, cityIds } from './cities.ts';
import list from './city-spellings.json' with { type: 'json' };

/** Other spellings of their names. */
const spellings: Readonly<Record<CityId, readonly string[]>> = list;

/** The one of the eight that goes by that name in any language. */
export function findCity(name: string): Place | undefined {
	const wanted = foldText(name).trim();
	const id = cityIds.find((each) => spellings[each].includes(wanted));
	return id && cities[id];
}
