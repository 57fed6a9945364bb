import { foldText } from '#lib/search.ts';
import type { Place } from '#live/place.ts';
import { type CityId, cities, cityIds } from './cities.ts';

/** Other spellings of their names. */
const spellings: Readonly<Record<CityId, readonly string[]>> = {
	kyiv: ['kyiv', 'kiev', 'київ', 'kíev'],
	odessa: ['odessa', 'odesa', 'одеса'],
	kharkiv: ['kharkiv', 'kharkov', 'харків', 'járkov', 'járkiv'],
	dubai: ['dubai', 'дубай', 'dubái'],
	antalya: ['antalya', 'анталія', 'анталья'],
	shanghai: ['shanghai', 'шанхай', 'shanghái'],
	benidorm: ['benidorm', 'бенідорм'],
	valencia: ['valencia', 'валенсія', 'valència'],
};

/** The one of the eight that goes by that name in any language. */
export function findCity(name: string): Place | undefined {
	const wanted = foldText(name).trim();
	const id = cityIds.find((each) => spellings[each].includes(wanted));
	return id && cities[id];
}
