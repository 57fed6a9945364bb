import { locales } from '#i18n/locales.ts';
import { weather as messages } from '#i18n/messages/weather/index.ts';
import { cities, cityIds, defaultCity, toCityId } from '#live/cities.ts';
import { findCity } from '#live/find-city.ts';
import type { Weather } from '#live/weather.ts';
import { parseCity } from '#live/weather-city.ts';
import { describeWeather } from '#live/weather-fields.ts';
import { findUnits, formatIn, formatTemperature } from '#live/weather-units.ts';
import { describeOwnPlace } from '#live/weather-words.ts';
import { toCompassPoint } from '#live/wind.ts';

const sun = { rise: Date.parse('2026-11-21T05:21Z'), set: Date.parse('2026-11-21T14:08Z') };
const given: Weather = {
	at: Date.parse('2026-11-21T07:12Z'),
	zone: 'Europe/Kyiv',
	sky: 61,
	temperature: -0.4,
	feelsLike: -5,
	humidity: 71,
	pressure: 1014.3,
	windSpeed: 4.3,
	windFrom: 48,
	hours: [],
	days: [{ day: '2026-11-21', lowest: -2, highest: 3, sun }],
};
const shown = {
	locale: 'en',
	place: cities.kyiv,
	units: findUnits('uk', [], []),
	country: 'Ukraine',
	now: Date.parse('2026-11-21T07:20:00Z'),
	t: messages.en,
} as const;
const describe = (...[weather, change]: [Weather | undefined, object?]) =>
	describeWeather(weather, { ...shown, ...change });
const byKey = (...shown: Parameters<typeof describe>) =>
	Object.fromEntries(describe(...shown).map(({ key, value }) => [key, value]));

test('there are the eight cities of the specification, the first of them to begin with', () => {
	expect(cityIds.map((id) => messages.en.cities[id]).join()).toBe(
		'Kyiv,Odesa,Kharkiv,Dubai,Antalya,Shanghai,Benidorm,Valencia',
	);
	expect(defaultCity).toBe(cities.kyiv);
});

test.each(locales)('a city is found by its name in %s', (locale) => {
	for (const id of cityIds) {
		const place = findCity(` ${messages[locale].cities[id].toUpperCase()} `);
		expect(place && toCityId(place)).toBe(id);
	}
	expect(['Lviv', 'constructor'].map(findCity)).toEqual([undefined, undefined]);
});

test('the line has thirteen items, in the units of the visitor', () => {
	expect(
		describe(given, { units: findUnits('en', ['en-US'], []) })
			.map(({ value }) => value)
			.join(' | '),
	).toBe(
		'Kyiv | Ukraine | light rain | 31°F | 23°F | 28°F | 37°F | 71% | 29.95\u00a0inHg | 10\u00a0mph | north-east, 48° | 7:21 am | 4:08 pm',
	);
});

test('without weather there is a dash, without a country the words for it', () => {
	const unknown = { locale: 'uk', place: cities.dubai, country: undefined, t: messages.uk };
	const values = describe(undefined, unknown).map(({ value }) => value);
	expect(values).toEqual(['Дубай', 'невідома країна', ...Array(11).fill('–')]);
});

test('on another day the range and the sun of that day are unknown', () => {
	const unknown = { lowest: '–', highest: '–', sunrise: '–', sunset: '–' };
	const tomorrow = { now: shown.now + 86_400_000 };
	expect(byKey(given, tomorrow)).toMatchObject({ temperature: '0°C', ...unknown });
});

test.each(locales)(
	'%s: calm air comes from nowhere, and a sun that does not rise has words',
	(locale) => {
		const t = messages[locale];
		const days = [{ day: '2026-11-21', lowest: -12, highest: -8, sun: 'polar-night' as const }];
		expect(byKey({ ...given, windSpeed: 0.2, days }, { locale, t })).toMatchObject({
			windFrom: t.calm,
			sunrise: t.polar['polar-night'],
			sunset: t.polar['polar-night'],
		});
	},
);

test('degrees are whole, nought has no minus, and units have the words of the language', () => {
	expect(formatTemperature('en', -40, { temperature: 'fahrenheit' })).toBe('−40°F');
	expect([-4.5, 4.5, -0.4].map((celsius) => formatTemperature('en', celsius, shown.units))).toEqual(
		['−5°C', '5°C', '0°C'],
	);
});

// The International Metre Convention’s knot is 1,852 m an hour, the mile 1,609.344 m, the inch 25.4 mm; a conventional
// millimetre of mercury is 133.322 Pa (NIST SP 811).
test.each([
	['wind', 'kmh', 10, '36 км/год'],
	['wind', 'ms', 4.3, '4,3 м/с'],
	['wind', 'mph', 10, '22 миль/год'],
	['wind', 'kn', 10, '19 вуз.'],
	['rain', 'mm', 4.44, '4,4 мм'],
	['rain', 'inch', 25.4, '1 дюйм.'],
	['pressure', 'hpa', 1014.3, '1014 гПа'],
	['pressure', 'mmhg', 1013.25, '760 мм рт. ст.'],
	['pressure', 'inhg', 1013.25, '29,92 дюйм. рт. ст.'],
] as const)('%s in %s: %d is %s', (kind, unit, value, text) => {
	const units = findUnits('uk', [], [unit]);
	const words = formatIn(kind, value, { locale: 'uk', units, t: messages.uk });
	expect(words.replace('\u00a0', ' ')).toBe(text);
});

// A trace is less than 0.005 inches: Federal Meteorological Handbook No. 1 of the United States.
test.each([
	[0, '0 mm', '0 in'],
	[0.04, '<0.1 mm', '<0.01 in'],
	[0.126, '0.1 mm', '<0.01 in'],
	[0.128, '0.1 mm', '0.01 in'],
	[4.44, '4.4 mm', '0.17 in'],
])('%d mm of rain are %s or %s', (millimetres, ...texts) => {
	const units = ['mm', 'inch'].map((unit) => findUnits('uk', [], [unit]));
	const words = units.map((each) => formatIn('rain', millimetres, { ...shown, units: each }));
	expect(words.map((text) => text.replace('\u00a0', ' '))).toEqual(texts);
});

// `unitPreferenceData.json` of unicode-org/cldr-json, and the Ukrainian Hydrometeorological Centre for m/s in Ukraine.
test.each([
	['en', ['en-US', 'uk'], 'fahrenheit mph inch inhg h12'],
	['en', ['en-GB'], 'celsius mph mm hpa h23'],
	['en', ['uk-UA', 'en-US'], 'celsius ms mm hpa h23'],
	['en', ['uk'], 'celsius ms mm hpa h23'],
	['en', ['en-PR'], 'fahrenheit kmh mm hpa h12'],
	['en', ['sv-SE'], 'celsius ms mm hpa h23'],
	['uk', ['en-US'], 'celsius ms mm hpa h23'],
	['es', ['en-US', 'es-MX'], 'celsius kmh mm mmhg h12'],
	['es', ['es-ES'], 'celsius kmh mm hpa h23'],
	['es', ['C', 'es@posix'], 'celsius kmh mm hpa h23'],
] as const)('%s for a browser in %j: %s', (locale, languages, units) => {
	expect(Object.values(findUnits(locale, languages, [])).join(' ')).toBe(units);
});

test('each unit is chosen by itself, and what is unknown is ignored', () => {
	const { wind, temperature } = findUnits('en', ['en-US'], ['kn', 'kelvin']);
	expect([wind, temperature]).toEqual(['kn', 'fahrenheit']);
});

test.each([
	[{ latitude: 50.41, longitude: 30.6 }, 0, 'near Kyiv'],
	[{ latitude: -33.9, longitude: 151.21 }, 0, 'near −33.9° 151.21°'],
	[{ latitude: 50.41, longitude: 30.6 }, 59, 'near Kyiv'],
	[{ latitude: 50.41, longitude: 30.6 }, 26 * 60, 'near Kyiv, 26 hours ago'],
])('the own place at %j, %d minutes ago, is %s', (where, minutes, words) => {
	const place = { id: 0, name: '?', country: '', ...where, foundAt: shown.now - minutes * 60_000 };
	expect(describeOwnPlace(place, 'en', shown.now, messages.en)).toBe(words);
});

test.each(
	Object.entries({
		0: 'n',
		23: 'ne',
		270: 'w',
		338: 'n',
		360: 'n',
		'-45': 'nw',
	}),
)('%s degrees is %s', (degrees, point) => {
	expect(toCompassPoint(Number(degrees))).toBe(point);
});

test('a place that was saved comes back; a name is a place to be found, or one of the eight', () => {
	const place = { id: 1, name: 'Lviv', country: 'UA', latitude: 49.8, longitude: 24 };
	expect(parseCity(JSON.stringify(place))).toEqual(place);
	expect(parseCity('"Valencia"')).toBe(cities.valencia);
	expect(parseCity('" Львів"')).toEqual({ name: 'Львів' });
});

test.each(['', 'Kyiv', 'null', '{"name":"x"}', 'a\u0000b', 'x'.repeat(1e6)])(
	'%.20s is no saved city',
	(text) => {
		expect(parseCity(text)).toBeUndefined();
	},
);
