import { readDates } from '#i18n/read-dates.ts';
import dates from './dates.json' with { type: 'json' };

// The forms are those of the CLDR (as `Intl` writes them), of ISO 8601, and what people type.
test.each(Object.entries(dates))('%s is %s', (query, date) => {
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
