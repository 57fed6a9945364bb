import fc from 'fast-check';
import { formatDay, formatLongMonth, formatMonth } from '#i18n/format.ts';
import { formatThere, formatWeekday } from '#i18n/format-forecast.ts';
import { formatBrief } from '#i18n/format-moment.ts';
import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import { formatNow } from '#i18n/format-seconds.ts';
import { locales } from '#i18n/locales.ts';

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
