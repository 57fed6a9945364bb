import { expect, test } from 'vitest';
import { readDates } from '#i18n/read-dates.ts';

// The forms are those of the CLDR (as `Intl` writes them), of ISO 8601, and what people type.
test.each([
	['14 Jul 2022', '2022-07-14'],
	['July 14, 2022', '2022-07-14'],
	['14th of July 2022', '2022-07-14'],
	['14.07.2022', '2022-07-14'],
	['14/7/2022', '2022-07-14'],
	['07/14/2022', '2022-07-14'],
	['2022-07-14', '2022-07-14'],
	['14 липня 2022 року', '2022-07-14'],
	['14 de julio de 2022', '2022-07-14'],
	['2022-07', '2022-07'],
	['07.2022', '2022-07'],
	['липень 2022', '2022-07'],
	['julio de 2022', '2022-07'],
	['sept. 2025', '2025-09'],
	['2016', '2016'],
	['31.02.2022', '2022-02'],
])('%s is %s', (query, date) => {
	expect(readDates(query).dates).toEqual([date]);
});

test('a day that can be read in two ways is both, the European one first', () => {
	expect(readDates('11/10/2022').dates).toEqual(['2022-10-11', '2022-11-10']);
});

test.each(['GL-2023-00864', 'JV-2023-02358', 'ES2015', '128', '1743', 'may', '+34 600 000 123'])(
	'%s is no date',
	(query) => {
		expect(readDates(query)).toEqual({ dates: [], rest: query });
	},
);

test('the other words of the query are left', () => {
	expect(readDates('certificates of July 2022 please').rest.trim().split(/\s+/)).toEqual([
		'certificates',
		'of',
		'please',
	]);
});
