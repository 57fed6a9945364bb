import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatPeriod } from '#cv/period.ts';
import {
	formatDate,
	formatDay,
	formatLongDate,
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
import { plural } from '#i18n/messages.ts';

const years = {
	en: { one: '{count} year', other: '{count} years' },
	uk: { one: '{count} рік', few: '{count} роки', many: '{count} років', other: '{count} року' },
	es: { one: '{count} año', other: '{count} años' },
};

/** A space in this table is a non-breaking one where a number is beside it. */
const examples: Record<
	string,
	readonly [Show: (locale: BuiltInLocale) => string, en: string, uk: string, es: string]
> = {
	'a plural of 1': [(l) => plural(l, years[l], 1), '1 year', '1 рік', '1 año'],
	'a plural of 2': [(l) => plural(l, years[l], 2), '2 years', '2 роки', '2 años'],
	'a plural of 5': [(l) => plural(l, years[l], 5), '5 years', '5 років', '5 años'],
	'a plural of 21': [(l) => plural(l, years[l], 21), '21 years', '21 рік', '21 años'],
	'a plural of 12,345': [
		(l) => plural(l, years[l], 12_345),
		'12,345 years',
		'12 345 років',
		'12 345 años',
	],
	'a number of four digits': [(l) => formatNumber(l, 1234.5), '1,234.5', '1234,5', '1234,5'],
	'a number of five digits': [(l) => formatNumber(l, 12_345.5), '12,345.5', '12 345,5', '12 345,5'],
	'a number of millions': [
		(l) => formatNumber(l, -1_234_567),
		'−1,234,567',
		'−1 234 567',
		'−1 234 567',
	],
	'a decimal text': [
		(l) => writeDecimal(l, '-0.10 + 5.'),
		'-0.10 + 5.',
		'-0,10 + 5,',
		'-0,10 + 5,',
	],
	'a decimal text that was cut': [
		(l) => writeDecimal(l, '12345.6789...'),
		'12345.6789...',
		'12345,6789...',
		'12345,6789...',
	],
	'a whole number that was cut': [
		(l) => writeDecimal(l, '1234567890...'),
		'1234567890...',
		'1234567890...',
		'1234567890...',
	],
	'a percentage': [(l) => formatPercent(l, -0.05), '−5%', '−5 %', '−5 %'],
	'a percentage with decimals': [
		(l) => formatPercent(l, 0.065, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
		'+6.5%',
		'+6,5 %',
		'+6,5 %',
	],
	'a sum of money': [
		(l) => formatMoney(l, 1250.5, 'USD'),
		'1,250.50 USD',
		'1250,50 USD',
		'1250,50 USD',
	],
	'a large sum of money': [
		(l) => formatMoney(l, 55_194.69, 'UAH'),
		'55,194.69 UAH',
		'55 194,69 UAH',
		'55 194,69 UAH',
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
	'a date of which only the year is known': [(l) => formatDate(l, '2016'), '2016', '2016', '2016'],
	'a date of which the month is known': [
		(l) => formatDate(l, '2016-03'),
		'Mar 2016',
		'03.2016',
		'03/2016',
	],
	'a date of which the day is known': [
		(l) => formatDate(l, '2016-03-14'),
		'14 Mar 2016',
		'14.03.2016',
		'14/03/2016',
	],
	'a date in words of which the month is known': [
		(l) => formatLongDate(l, '2016-03'),
		'March 2016',
		'березень 2016 р.',
		'marzo de 2016',
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

test('the spaces inside a number, and before % and a currency, do not break', () => {
	for (const locale of builtInLocales) {
		for (const text of [
			formatNumber(locale, 1_234_567.5),
			formatPercent(locale, 0.5),
			formatMoney(locale, 12_345.5, 'USD'),
		]) {
			expect(text).not.toContain(' ');
		}
	}
});

test('a time keeps the word before it', () => {
	for (const locale of builtInLocales) {
		expect(formatThere(locale, '2016-03-14T06:05', '2017')).toMatch(/\u00a006:05$/);
	}
});

/** Makes the browser load its data of languages; nothing that it formats is shown. */
const loadsFormats = 'src/components/behaviour/formats-worker.ts';

test('no other folder formats numbers or dates by hand', () => {
	const byHand = /Intl\.(Number|DateTime)Format\(|\.toLocale(Date|Time)?String\(/;
	const files = globSync('src/**/*.{ts,tsx,astro}').filter(
		(file) => !file.startsWith('src/i18n/') && file !== loadsFormats,
	);
	expect(files.length).toBeGreaterThan(300);
	expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([]);
});
