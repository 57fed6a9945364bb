import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDay, formatLongDay, formatLongMonth, formatMonth } from '#i18n/format.ts';
import { formatThere, formatWeekday } from '#i18n/format-forecast.ts';
import { formatBrief } from '#i18n/format-moment.ts';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import { formatNow } from '#i18n/format-seconds.ts';
import { locales } from '#i18n/locales.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(locales)('%s: numbers in a text are written as other numbers are', (locale) => {
	fc.assert(
		fc.property(fc.integer(), fc.nat(99), (whole, cents) => {
			const text = `${whole}.${`${cents}`.padStart(2, '0')}`;
			const options = { minimumFractionDigits: 2 };
			expect(writeFigures(locale, text)).toBe(formatNumber(locale, Number(text), options));
			expect(writeFigures(locale, `${whole} + `)).toBe(`${formatNumber(locale, whole)} + `);
		}),
	);
	expect(writeFigures(locale, '1234567890...')).toMatch(/^1.234.567.890\.\.\.$/);
	expect(writeFigures(locale, '-1.5e-1234')).toMatch(/^−1[.,]5e−1234$/);
});

describe('short dates', () => {
	test.each([
		['en', '14 Jan 2023', 'Nov 2020'],
		['uk', '14.01.2023', '11.2020'],
		['es', '14/01/2023', '11/2020'],
	] as const)('"%s" shows a day as %s and a month as %s', (locale, day, month) => {
		expect(formatDay(locale, '2023-01-14')).toBe(day);
		expect(formatMonth(locale, '2020-11')).toBe(month);
	});
});

test('English names the month; the others write two digits for days and months', () => {
	expect(formatDay('en', '2021-05-03')).toBe('3 May 2021');
	expect(formatDay('es', '2021-05-03')).toBe('03/05/2021');
	expect(formatMonth('en', '2021-05')).toBe('May 2021');
	expect(formatMonth('uk', '2021-05')).toBe('05.2021');
	expect(formatMonth('es', '2021-05')).toBe('05/2021');
});

describe('dates in words', () => {
	test.each([
		['en', '14 January 2023', 'November 2020'],
		['uk', '14 січня 2023 р.', 'листопад 2020 р.'],
		['es', '14 de enero de 2023', 'noviembre de 2020'],
	] as const)('"%s" shows a day as "%s" and a month as "%s"', (locale, day, month) => {
		expect(formatLongDay(locale, '2023-01-14').replaceAll('\u00a0', ' ')).toBe(day);
		expect(formatLongMonth(locale, '2020-11').replaceAll('\u00a0', ' ')).toBe(month);
	});
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/Kyiv'])(
	'no visitor in %s sees the day or the month before',
	(zone) => {
		vi.stubEnv('TZ', zone);
		expect(new Date(0).getTimezoneOffset()).not.toBe(0);
		expect(formatDay('uk', '2023-01-01')).toBe('01.01.2023');
		expect(formatDay('uk', '2023-12-31')).toBe('31.12.2023');
		expect(formatMonth('en', '2020-01')).toBe('Jan 2020');
		expect(formatLongMonth('es', '2020-12')).toBe('diciembre de 2020');
	},
);

test('numbers follow the language', () => {
	expect(formatNumber('en', 1234.5)).toBe('1,234.5');
	expect(formatNumber('uk', 1234.5)).toBe('1234,5');
	expect(formatNumber('uk', 12_345.5)).toBe('12\u00a0345,5');
	expect(formatNumber('es', 12_345.5)).toBe('12\u00a0345,5');
	expect(formatNumber('en', 0.5, { style: 'percent' })).toBe('50%');
});

test('a moment in a narrow column is the clock today, a day this year and a date before', () => {
	const now = new Date(2026, 10, 23, 12, 0);
	const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime();
	expect(formatBrief('en', at(2026, 10, 23, 9), now)).toBe('09:00');
	expect(formatBrief('en', at(2026, 10, 22, 9), now)).toBe('22 Nov');
	expect(formatBrief('uk', at(2026, 10, 22, 9), now)).toBe('22 лист.');
	expect(formatBrief('es', at(2026, 10, 22, 9), now)).toBe('22 nov');
	expect(formatBrief('uk', at(2025, 1, 3, 9), now)).toBe('03.02.2025');
});

// Intl writes п\u02bcятниця (CLDR); the texts of the site have U+2019, as the glossary asks.
test('weekdays in Ukrainian have the apostrophe of the other texts', () => {
	const friday = '2026-11-27';
	const texts = [
		formatWeekday('uk', friday),
		formatThere('uk', `${friday}T06:05`, '2026'),
		formatNow('uk', new Date(`${friday}T12:00`)),
	];
	for (const text of texts) expect(text).toContain('п’ятниця');
});
