import * as v from 'valibot';
import { findDaylight, findToday, listDays, listHours } from '#live/forecast.ts';
import { schema, toWeather } from '#live/services/open-meteo-answer.ts';
import recorded from '../../../stand-in/answers/open-meteo-times.json' with { type: 'json' };
import places from '../../../stand-in/answers/zones.json' with { type: 'json' };
import { service } from '../../../stand-in/services/open-meteo.ts';
import { toNoaaSun } from './noaa-sun.ts';

const dayMs = 86_400_000;
const twoMinutes = 120_000;

test.each(recorded)('the stand-in has the times that $source has', (one) => {
	const { latitude, longitude, now, hour, time, sunrise, sunset, source, ...head } = one;
	const answer = play({ latitude, longitude }, now * 1000);
	expect(answer).toMatchObject(head);
	expect(answer.hourly.time[0]).toBe(hour);
	expect(answer.daily.time.slice(0, time.length)).toEqual(time);
	const suns = [...sunrise, ...sunset];
	const own = [
		...answer.daily.sunrise.slice(0, sunrise.length),
		...answer.daily.sunset.slice(0, sunset.length),
	];
	for (const [index, at] of suns.entries()) expect(Math.abs(at - own[index])).toBeLessThan(120);
});

// How polar days and nights are sent: open-meteo/open-meteo#844. By the formulas of NOAA the sun of Tromsø neither rises
// nor sets on both days, and that of Reykjavik sets on the day after.
test.each([
	['Tromsø', '2026-12-21T10:00Z', 'polar-night'],
	['Tromsø', '2027-06-21T10:00Z', 'polar-day'],
	['Reykjavik', '2027-06-21T10:00Z', { sunrise: '2027-06-21T02:55', sunset: '2027-06-22T00:03' }],
])('%s at %s: the sun is %j', (name, moment, sun) => {
	const now = Date.parse(moment);
	expect(findDaylight(read(findPlace(name), now), now)).toEqual(sun);
});

// The time zone database: clocks go from 03:00 to 04:00 on 28 March, and from 04:00 to 03:00 on 31 October.
test.each([
	['2027-03-27T20:00Z', ['01:00', '02:00', '04:00', '05:00']],
	['2027-10-30T20:00Z', ['01:00', '02:00', '03:00 UTC+3', '03:00 UTC+2', '04:00']],
])('in the night after %s the clocks of Kyiv show %j', (moment, shown) => {
	const now = Date.parse(moment);
	const clocks = listHours(read(findPlace('Kyiv'), now), now, 48).map(
		({ time, offset }) => time.slice(11) + (offset ? ` ${offset}` : ''),
	);
	const first = clocks.indexOf('01:00');
	expect(clocks.slice(first, first + shown.length)).toEqual(shown);
});

const nightly = process.env.PROPERTY_SEED !== undefined;
const six = ['Kyiv', 'Tromsø', 'Reykjavik', 'Kathmandu', 'St John’s', 'Waitangi'];
const noon = Date.parse('2027-01-01T12:20:00Z');
const year = Array.from({ length: 365 }, (_, index) => noon + index * dayMs);
/** The solstices, and the weeks before the clocks change in Europe, America and on the Chatham Islands. */
const changing = ['03-14', '03-28', '04-04', '06-21', '09-26', '10-31', '11-07', '12-21'].flatMap(
	(day) => year.slice(...around(Date.parse(`2027-${day}T12:20:00Z`))),
);

test.each(nightly ? places : places.filter(({ name }) => six.includes(name)))(
	'in $name each hour and each day is there once, with the sun and the rain of its own',
	(place) => {
		for (const day of nightly ? year : changing) {
			// Each day at another time of day.
			const now = day + ((day / dayMs) % 24) * 5 * 3_600_000;
			const answer = play(place, now);
			const weather = read(place, now);
			const hours = listHours(weather, now, 168);
			const today = toClock(now, place.zone).slice(0, 10);
			// The service reads whole hours of an offset, so that St John’s has the next day for the last half an hour.
			const missing = hours[0] ? hours[0].at - now : Number.NaN;
			expect(missing).toBeLessThanOrEqual(30 * 60_000);
			expect(hours.map(({ at }) => at)).toEqual(
				hours.map((_, index) => (hours[0]?.at ?? 0) + index * 3_600_000),
			);
			const names = hours.map(({ time, offset }) => `${time} ${offset}`);
			expect(new Set(names).size).toBe(hours.length);
			expect(hours.map(({ time }) => time)).toEqual(hours.map(({ at }) => toClock(at, place.zone)));
			for (const { at, rain, sky } of hours) {
				const next = answer.hourly.time.indexOf(at / 1000 + 3600);
				expect(rain).toBe(answer.hourly.precipitation[next]);
				expect(sky).toBe(answer.hourly.weather_code[next]);
			}
			const days = listDays(weather, now).map((each) => each.day);
			const first = Date.parse(days[0] ?? '');
			expect(days).toEqual(
				days.map((_, index) => new Date(first + index * dayMs).toISOString().slice(0, 10)),
			);
			if (missing > 0) continue;
			expect(days[0]).toBe(today);
			const sun = findToday(weather, now)?.sun;
			const solarNoon = Date.parse(`${today}T12:00Z`) - (place.longitude / 360) * dayMs;
			expectSun(
				sun,
				toNoaaSun(toSolarDay(solarNoon, place, today), place.latitude, place.longitude),
			);
		}
	},
);

/** The noon of the sun that is on a date of the clocks. */
function toSolarDay(at: number, { zone }: { zone: string }, date: string): number {
	const shown = Date.parse(toClock(at, zone).slice(0, 10));
	return at + Date.parse(date) - shown;
}

function expectSun(sun: unknown, { rise, set }: { rise: number; set: number }) {
	if (Number.isNaN(rise)) return expect(sun).toMatch(/^polar-/);
	// On the edge of a polar day or night a hundredth of a degree is many minutes.
	if (set - rise < 2 * 3_600_000 || set - rise > 22 * 3_600_000) return;
	const { rise: shownRise, set: shownSet } = sun as { rise: number; set: number };
	expect(Math.abs(shownRise - rise)).toBeLessThan(twoMinutes);
	expect(Math.abs(shownSet - set)).toBeLessThan(twoMinutes);
}

function around(at: number): [number, number] {
	const index = year.indexOf(at);
	return [index - 7, index + 2];
}

function findPlace(name: string) {
	const place = places.find((each) => each.name === name);
	if (!place) throw new Error(`No place ${name}`);
	return place;
}

interface Position {
	latitude: number;
	longitude: number;
}

function read(place: Position, now: number) {
	return toWeather(v.parse(schema, play(place, now)));
}

function play({ latitude, longitude }: Position, now: number) {
	const url = `https://api.open-meteo.com/v1/forecast?latitude=${latitude}&longitude=${longitude}`;
	return JSON.parse(String(service.answer(new URL(url), new Date(now))?.body));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DDTHH:MM, by the offset that the zone has at that moment. */
function toClock(at: number, timeZone: string): string {
	const format =
		formats.get(timeZone) ??
		new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
	formats.set(timeZone, format);
	const [, sign = '+', hours = 0, minutes = 0] =
		/GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? [];
	const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
	return new Date(at + ahead * 60_000).toISOString().slice(0, 16);
}
