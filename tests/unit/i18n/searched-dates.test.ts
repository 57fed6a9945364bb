import { describe, expect, test } from 'vitest';
import { toSearchedDates } from '#i18n/searched-dates.ts';

describe('dates as they are searched', () => {
	test('a day is found as each language shows it, in digits and in words', () => {
		const dates = toSearchedDates('2023-01-14').map((date) => date.replaceAll('\u00a0', ' '));
		expect(dates).toEqual(
			expect.arrayContaining([
				'01/14/2023',
				'14.01.2023',
				'14/01/2023',
				'14 Jan 2023',
				'14 January 2023',
				'14 січня 2023 р.',
				'14 de enero de 2023',
			]),
		);
	});

	test('a day is found as ISO and as dd.mm.yyyy', () => {
		expect(toSearchedDates('2023-01-14')).toEqual(
			expect.arrayContaining(['2023-01-14', '14.01.2023']),
		);
	});

	test('a month is found as each language shows it, as ISO and as mm.yyyy', () => {
		const dates = toSearchedDates('2020-11').map((date) => date.replaceAll('\u00a0', ' '));
		expect(dates).toEqual(
			expect.arrayContaining([
				'2020-11',
				'11.2020',
				'11/2020',
				'November 2020',
				'листопад 2020 р.',
				'noviembre de 2020',
			]),
		);
	});

	test('a year is found as a year', () => {
		expect(toSearchedDates('2016')).toEqual(['2016']);
	});

	test('no form appears twice', () => {
		for (const iso of ['2023-01-14', '2020-11', '2011-11-11']) {
			const dates = toSearchedDates(iso);
			expect(new Set(dates).size).toBe(dates.length);
		}
	});
});
