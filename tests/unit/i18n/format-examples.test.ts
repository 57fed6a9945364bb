import { globSync, readFileSync } from 'node:fs';
import { formatPeriod } from '#cv/period.ts';
import {
	formatDate,
	formatDay,
	formatLongDay,
	formatLongMonth,
	formatMonth,
} from '#i18n/format.ts';
import { formatThere, formatWeekday } from '#i18n/format-forecast.ts';
import { formatMoment } from '#i18n/format-moment.ts';
import {
	formatMoney,
	formatNumber,
	formatPercent,
	formatUnit,
	writeDecimal,
} from '#i18n/format-number.ts';
import { type BuiltInLocale, builtInLocales } from '#i18n/locales.ts';
import { formatWholePercent } from '#i18n/whole-percent.ts';

/** A space in this table is a non-breaking one where a number is beside it. */
const examples: Record<
	string,
	readonly [Show: (locale: BuiltInLocale) => string, en: string, uk: string, es: string]
> = {
	'a number of four digits': [(l) => formatNumber(l, 1234.5), '1,234.5', '1234,5', '1234,5'],
	'a number of five digits': [(l) => formatNumber(l, 12_345.5), '12,345.5', '12 345,5', '12 345,5'],

	'a decimal text': [
		(l) => writeDecimal(l, '-0.10 + 5.'),
		'-0.10 + 5.',
		'-0,10 + 5,',
		'-0,10 + 5,',
	],

	'a percentage': [(l) => formatPercent(l, -0.05), '−5%', '−5 %', '−5 %'],

	'a sum of money': [
		(l) => formatMoney(l, 1250.5, 'USD'),
		'1,250.50 USD',
		'1250,50 USD',
		'1250,50 USD',
	],

	'a speed': [(l) => formatUnit(l, 3.2, 'meter-per-second'), '3.2 m/s', '3,2 м/с', '3,2 m/s'],
	'a temperature': [(l) => formatUnit(l, -7, 'celsius'), '−7°C', '−7 °C', '−7 °C'],
	'a day': [(l) => formatDay(l, '2016-03-14'), '14 Mar 2016', '14.03.2016', '14/03/2016'],
	'a day in words': [
		(l) => formatLongDay(l, '2016-03-14'),
		'14 March 2016',
		'14 березня 2016 р.',
		'14 de marzo de 2016',
	],
	'a month': [(l) => formatMonth(l, '2016-03'), 'Mar 2016', '03.2016', '03/2016'],
	'a month in words': [
		(l) => formatLongMonth(l, '2016-03'),
		'March 2016',
		'березень 2016 р.',
		'marzo de 2016',
	],

	'a date of which the day is known': [
		(l) => formatDate(l, '2016-03-14'),
		'14 Mar 2016',
		'14.03.2016',
		'14/03/2016',
	],

	'a period of two years': [
		(l) => formatPeriod(l, { start: '2016', end: '2019' }),
		'2016 – 2019',
		'2016 – 2019',
		'2016 – 2019',
	],
	'a period within a year': [
		(l) => formatPeriod(l, { start: '2016', end: '2016' }),
		'2016',
		'2016',
		'2016',
	],
	'a period that goes on': [
		(l) => formatPeriod(l, { start: '2016-03' }),
		'Mar 2016 – present',
		'03.2016 – дотепер',
		'03/2016 – actualidad',
	],
	'a day of the week': [
		(l) => formatWeekday(l, '2016-03-14'),
		'Monday 14 Mar',
		'понеділок, 14.03',
		'lunes, 14/03',
	],
	'a time somewhere else': [
		(l) => formatThere(l, '2016-03-14T06:05', '2016'),
		'Monday 14 March at 06:05',
		'понеділок, 14 березня о 06:05',
		'lunes, 14 de marzo, 06:05',
	],
	'a time somewhere else in another year': [
		(l) => formatThere(l, '2016-03-14T06:05', '2017'),
		'Monday, 14 March 2016 at 06:05',
		'понеділок, 14 березня 2016 р. о 06:05',
		'lunes, 14 de marzo de 2016, 06:05',
	],
	'a moment': [
		(l) => formatMoment(l, new Date(2016, 2, 14, 6, 5).getTime()),
		'14 Mar 2016, 06:05',
		'14 бер. 2016 р., 06:05',
		'14 mar 2016, 6:05',
	],
};

describe.each(Object.entries(examples))('%s', (_, [show, ...shown]) => {
	test.each(builtInLocales.map((locale, index) => [locale, shown[index]] as const))(
		'in "%s" is %s',
		(locale, text) => {
			expect(show(locale).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(text);
		},
	);
});

/** Nothing that they format is shown. */
const notShown = [
	// Makes the browser load its data of languages.
	'src/components/behaviour/formats-worker.ts',
	// Reads the clock of a zone.
	'src/live/local-time.ts',
];

test('no other folder formats numbers or dates by hand', () => {
	const byHand = /Intl\.(Number|DateTime)Format\(|\.toLocale(Date|Time)?String\(/;
	const files = globSync('src/**/*.{ts,tsx,astro}').filter(
		(file) => !file.startsWith('src/i18n/') && !notShown.includes(file),
	);
	expect(files.length).toBeGreaterThan(300);
	expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(builtInLocales)('whole percents in %s are written as `Intl` writes them', (locale) => {
	for (let percent = 0; percent <= 100; percent += 1)
		expect(formatWholePercent(locale, percent / 100)).toBe(formatPercent(locale, percent / 100));
});
