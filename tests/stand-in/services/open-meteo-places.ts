import { json, type StandInService } from '../service.ts';

/** Numbers and coordinates as GeoNames has them; several names lead to one place. */
const places = [
	{
		names: ['Lviv', 'Львів', 'Leópolis'],
		id: 702550,
		admin1: 'Lviv',
		country_code: 'UA',
		latitude: 49.83826,
		longitude: 24.02324,
	},
	{
		names: ['Madrid', 'Мадрид'],
		id: 3117735,
		admin1: 'Madrid',
		country_code: 'ES',
		latitude: 40.4165,
		longitude: -3.70256,
	},
	{
		names: ['Madison'],
		id: 5261457,
		admin1: 'Wisconsin',
		country_code: 'US',
		latitude: 43.07305,
		longitude: -89.40123,
	},
	{
		names: ['Madurai'],
		id: 1264521,
		admin1: 'Tamil Nadu',
		country_code: 'IN',
		latitude: 9.919,
		longitude: 78.11953,
	},
	{
		names: ['London', 'Лондон', 'Londres'],
		id: 2643743,
		admin1: 'England',
		country_code: 'GB',
		latitude: 51.50853,
		longitude: -0.12574,
	},
	{
		names: ['Paris', 'Париж', 'París'],
		id: 2988507,
		admin1: 'Île-de-France',
		country_code: 'FR',
		latitude: 48.85341,
		longitude: 2.3488,
	},
] as const;

export const service: StandInService = {
	name: 'places',
	hosts: ['geocoding-api.open-meteo.com'],
	answer: ({ pathname, searchParams }) => {
		if (pathname !== '/v1/search') return undefined;
		const wanted = (searchParams.get('name') ?? '').toLowerCase();
		const results = places.flatMap(({ names: [name, ...others], ...place }) => {
			const fits = [name, ...others].some((each) => each.toLowerCase().startsWith(wanted));
			return fits ? [{ name, ...place }] : [];
		});
		// Nothing found: the key is missing.
		return json({ ...(results.length > 0 && { results }), generationtime_ms: 0.3 });
	},
};
