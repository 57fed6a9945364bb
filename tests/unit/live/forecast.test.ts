import { describe, expect, test } from 'vitest';
import { findDaylight, findToday, listDays, listHours, toLocalTime } from '#live/forecast.ts';
import type { Weather } from '#live/weather.ts';

const days = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day, index) => ({
	day,
	lowest: index,
	highest: index + 5,
	sunrise: '07:21',
	sunset: '16:08',
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

describe.each([
	['2026-11-22T15:00:00Z', 0, '2026-11-22', 3],
	['2026-11-24T17:00:00Z', 0, '2026-11-24', 1],
	['2026-11-22T23:00:00Z', 2 * 3600, '2026-11-23', 2],
	['2026-11-23T02:00:00Z', -5 * 3600, '2026-11-22', 3],
])('at %s with clocks %s s ahead', (moment, offset, today, left) => {
	const now = Date.parse(moment);
	const here = { ...weather, offset };

	test('today is the day of the place, and the days before it are gone', () => {
		expect(findToday(here, now)?.day).toBe(today);
		expect(listDays(here, now).map(({ day }) => day)).toEqual(
			days.slice(-left).map(({ day }) => day),
		);
	});

	test('the hours begin with the present one', () => {
		const [first] = listHours(here, now, 48);
		expect(first?.time).toBe(`${toLocalTime(now, offset).slice(0, 13)}:00`);
	});
});

test('no more hours are listed than are wanted, and none when all are over', () => {
	const now = Date.parse('2026-11-22T10:20:00Z');
	expect(listHours(weather, now, 48)).toHaveLength(48);
	expect(listHours(weather, now + 10 * 86_400_000, 48)).toEqual([]);
	expect(listDays(weather, now + 10 * 86_400_000)).toEqual([]);
	expect(findToday(weather, now + 10 * 86_400_000)).toBeUndefined();
});

describe('daylight', () => {
	const now = Date.parse('2026-11-22T10:00:00Z');
	const polar = (isDay: boolean | undefined): Weather => ({
		...weather,
		days: days.map(({ day, lowest, highest }) => ({ day, lowest, highest })),
		hours: hours.map((hour) => ({ ...hour, isDay })),
	});

	test('has its times', () => {
		expect(findDaylight(weather, now)).toEqual({ sunrise: '07:21', sunset: '16:08' });
	});

	test.each([
		[true, 'polar-day'],
		[false, 'polar-night'],
		[undefined, undefined],
	])('without times and with hours that are all day: %s, is %s', (isDay, expected) => {
		expect(findDaylight(polar(isDay), now)).toBe(expected);
	});

	test('without times and hours is unknown', () => {
		expect(findDaylight({ ...polar(true), hours: [] }, now)).toBeUndefined();
	});
});
