import type { Place } from '#live/place.ts';

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

export const cities: Readonly<Record<CityId, Place>> = {
	kyiv: { id: 703448, name: 'Kyiv', country: 'UA', latitude: 50.4501, longitude: 30.5234 },
	odessa: { id: 698740, name: 'Odesa', country: 'UA', latitude: 46.4825, longitude: 30.7233 },
	kharkiv: { id: 706483, name: 'Kharkiv', country: 'UA', latitude: 49.9935, longitude: 36.2304 },
	dubai: { id: 292223, name: 'Dubai', country: 'AE', latitude: 25.2048, longitude: 55.2708 },
	antalya: { id: 323777, name: 'Antalya', country: 'TR', latitude: 36.8969, longitude: 30.7133 },
	shanghai: {
		id: 1796236,
		name: 'Shanghai',
		country: 'CN',
		latitude: 31.2304,
		longitude: 121.4737,
	},
	benidorm: { id: 2521088, name: 'Benidorm', country: 'ES', latitude: 38.5411, longitude: -0.1225 },
	valencia: { id: 2509954, name: 'Valencia', country: 'ES', latitude: 39.4699, longitude: -0.3763 },
};

export const defaultCity: Place = cities.kyiv;

/** Which of the eight a place is. */
export function toCityId(place: Place): CityId | undefined {
	return cityIds.find((id) => cities[id].id === place.id);
}
