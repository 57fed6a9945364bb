import { json, type StandInService } from '../service.ts';

/** Numbers and coordinates as GeoNames has them; the names are English, Ukrainian and Spanish. */
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
		names: ['Valencia', 'Валенсія'],
		id: 3625549,
		admin1: 'Carabobo',
		country_code: 'VE',
		latitude: 10.16202,
		longitude: -68.00765,
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
		const language = searchParams.get('language') ?? 'en';
		if (pathname === '/v1/get') {
			const place = places.find(({ id }) => String(id) === searchParams.get('id'));
			if (!place) return json({ error: true, reason: 'Location ID not found.' }, 400);
			return json(toAnswer(place, language));
		}
		if (pathname !== '/v1/search') return undefined;
		const wanted = (searchParams.get('name') ?? '').toLowerCase();
		const country = searchParams.get('countryCode');
		const results = places
			.filter(({ names }) => names.some((each) => each.toLowerCase().startsWith(wanted)))
			.filter(({ country_code: code }) => country === null || code === country)
			.map((place) => toAnswer(place, language));
		// Nothing found: the key is missing.
		return json({ ...(results.length > 0 && { results }), generationtime_ms: 0.3 });
	},
};

/** With the name in the language, otherwise in English. */
function toAnswer({ names, ...place }: (typeof places)[number], language: string) {
	const index = ['en', 'uk', 'es'].indexOf(language);
	return { name: names[index] ?? names[0], ...place };
}
