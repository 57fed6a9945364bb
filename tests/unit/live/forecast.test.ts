import { expect, test } from 'vitest';
import { findDaylight, findToday, listDays, listHours, toLocalTime } from '#live/forecast.ts';
import type { Weather } from '#live/weather.ts';

const sun = { sunrise: '07:21', sunset: '16:08' };
const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => ({
	day,
	lowest: 0,
	highest: 5,
	...sun,
}));
const hours = days.flatMap(({ day }) =>
	Array.from({ length: 24 }, (_, hour) => ({
		time: `${day}T${String(hour).padStart(2, '0')}:00`,
		temperature: hour,
	})),
);
const weather: Weather = { time: '2026-11-22T15:00', offset: 0, temperature: 5, hours, days };

test('the clocks of a place are ahead or behind by its offset', () => {
	expect(toLocalTime(Date.parse('2026-11-22T23:30:00Z'), 20_700)).toBe('2026-11-23T05:15');
	expect(toLocalTime(Date.parse('2026-11-22T02:00:00Z'), -4 * 3600)).toBe('2026-11-21T22:00');
});

test.each([
	['2026-11-22T15:00:00Z', 0, '2026-11-22T15:00', 3, 48],
	['2026-11-24T17:00:00Z', 0, '2026-11-24T17:00', 1, 7],
	['2026-11-22T23:00:00Z', 2, '2026-11-23T01:00', 2, 47],
	['2026-11-23T02:00:00Z', -5, '2026-11-22T21:00', 3, 48],
	['2026-12-02T10:20:00Z', 0, undefined, 0, 0],
])(
	'at %s with clocks %s h ahead it is %s, and %d days and %d hours are left',
	(moment, ahead, time, left, count) => {
		const now = Date.parse(moment);
		const here = { ...weather, offset: ahead * 3600 };
		const listed = listHours(here, now, 48);
		expect([listed[0]?.time, listed.length]).toEqual([time, count]);
		expect(findToday(here, now)?.day).toBe(time?.slice(0, 10));
		expect(listDays(here, now)).toEqual(days.slice(3 - left));
	},
);

test.each([
	[sun, undefined, sun],
	// Without times the hours tell.
	[{}, true, 'polar-day'],
	[{}, false, 'polar-night'],
	[{}, undefined, undefined],
])('with the times %j and hours that are all day: %s, daylight is %j', (times, isDay, expected) => {
	const now = Date.parse('2026-11-22T10:00:00Z');
	const polar: Weather = {
		...weather,
		days: days.map(({ day, lowest, highest }) => ({ day, lowest, highest, ...times })),
		hours: hours.map((hour) => ({ ...hour, isDay })),
	};
	expect(findDaylight(polar, now)).toEqual(expected);
	if (expected !== sun) expect(findDaylight({ ...polar, hours: [] }, now)).toBeUndefined();
});
