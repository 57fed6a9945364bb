import { findToday, findWetSpell, listDays, listHours } from '#live/forecast.ts';
import { toLocalTime, type Zone } from '#live/local-time.ts';
import type { Weather } from '#live/weather.ts';

const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => ({
	day,
	lowest: 0,
	highest: 5,
}));
const first = Date.parse('2026-11-22T00:00Z');
const hours = Array.from({ length: 72 }, (_, hour) => ({
	at: first + hour * 3_600_000,
	temperature: hour,
}));
const weather: Weather = { at: first, zone: 'UTC', temperature: 5, hours, days };

// Python’s zoneinfo. A service may know the offset only.
test.each<[string, Zone, string]>([
	['2026-11-22T23:30:00Z', 'Asia/Kathmandu', '2026-11-23T05:15'],
	['2026-11-22T23:30:00Z', 20_700, '2026-11-23T05:15'],
	['2026-11-22T02:00:00Z', 'America/Caracas', '2026-11-21T22:00'],
	['2026-11-22T22:00:00Z', 'Europe/Kyiv', '2026-11-23T00:00'],
	['2027-03-28T01:00:00Z', 'Europe/Kyiv', '2027-03-28T04:00'],
])('at %s the clocks of %s show %s', (moment, zone, shown) => {
	expect(toLocalTime(Date.parse(moment), zone)).toBe(shown);
});

test.each([
	['2026-11-22T15:00:00Z', 'UTC', '2026-11-22T15:00', 3, 48],
	['2026-11-24T17:59:00Z', 'UTC', '2026-11-24T17:00', 1, 7],
	['2026-11-22T23:00:00Z', 'Europe/Kyiv', '2026-11-23T01:00', 2, 48],
	['2026-11-23T02:00:00Z', 'America/Bogota', '2026-11-22T21:00', 3, 46],
	['2026-12-02T10:20:00Z', 'UTC', undefined, 0, 0],
])('at %s in %s it is %s, and %d days and %d hours are left', (moment, zone, time, left, count) => {
	const now = Date.parse(moment);
	const here = { ...weather, zone };
	const listed = listHours(here, now, 48);
	expect([listed[0]?.time, listed.length]).toEqual([time, count]);
	expect(findToday(here, now)?.day).toBe(time?.slice(0, 10));
	expect(listDays(here, now)).toEqual(days.slice(3 - left));
});

// From the present hour on, in mm: what a reader of the bars under the strip would say.
test.each<[string, (number | undefined)[], unknown]>([
	['dry', Array(24).fill(0), 'dry'],
	['dry for too short', Array(23).fill(0), undefined],
	['dry as far as is known', [...Array(23).fill(0), undefined], undefined],
	[
		'from 2 to 5, most at 4',
		[0, 0, 1, 2, 3, 0],
		{ from: 2, to: 5, most: 4, length: 3, isNow: false },
	],
	['until 2', [0.1, 0.1, 0, 4], { from: 0, to: 2, most: 0, length: 2, isNow: true }],
	['without an end', [0, 1, 1], undefined],
	['after a day', [...Array(24).fill(0), 1, 0], 'dry'],
])('rain %s', (_, rain, expected) => {
	const listed = listHours(
		{
			...weather,
			hours: rain.map((each, hour) => ({
				at: first + hour * 3_600_000,
				temperature: hour,
				rain: each,
			})),
		},
		first,
		48,
	);
	const spell = findWetSpell(listed);
	const short = typeof spell === 'object' && {
		...spell,
		from: spell.from.temperature,
		to: spell.to.temperature,
		most: spell.most.temperature,
	};
	expect(short || spell).toEqual(expected);
});
