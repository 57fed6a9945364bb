import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { interpretNumber, readDecimal, readNumber } from '#i18n/read-number.ts';
import numbers from './numbers.json' with { type: 'json' };

test('a number is read as its language writes it', () => {
	expect(readNumber('en', '20,412')).toBe(20412);
	expect(readNumber('en', '0.5')).toBe(0.5);
	expect(readNumber('uk', '20\u00a0412,5')).toBe(20412.5);
	expect(readNumber('uk', '20 412')).toBe(20412);
	expect(readNumber('es', '1.250,5')).toBe(1250.5);
});

test('a number with other text is not a number', () => {
	for (const text of ['', '1 in 8', '4 s', 'three', '1,5,2.3.4']) {
		expect([text, readNumber('en', text)]).toEqual([text, undefined]);
	}
});

test.each([
	['en', '1,000', { value: 1000, other: 1 }],
	['en', '1.000', { value: 1, other: 1000 }],
	['es', '1.000', { value: 1000, other: 1 }],
	['es', '1,000', { value: 1, other: 1000 }],
	['uk', '1,000', { value: 1, other: 1000 }],
	['uk', '1.000', { value: 1, other: 1000 }],
] as const)('%s: %s may be one or a thousand; the language decides', (locale, text, reading) => {
	expect(interpretNumber(locale, text)).toEqual(reading);
});

test.each(Object.entries(numbers.oneThing))(
	'%s means one thing in every language',
	(text, value) => {
		for (const locale of locales) expect(interpretNumber(locale, text)).toEqual({ value });
	},
);

test.each([...numbers.none, '9'.repeat(10_000_000)])('%.20s is not a number', (text) => {
	for (const locale of locales) expect(interpretNumber(locale, text)).toBeUndefined();
});

test.each(locales)('%s: an exact number of any length is read back as it was', (locale) => {
	const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 30 });
	const number = fc.tuple(
		fc.boolean(),
		fc.bigInt({ min: 0n, max: 10n ** 40n }),
		digits,
		fc.nat(99),
	);
	fc.assert(
		fc.property(number, ([negative, whole, decimals, power]) => {
			const text = `${negative ? '-' : ''}${whole}${decimals && `.${decimals}`}`;
			expect(readDecimal(locale, writeFigures(locale, text))).toBe(text);
			expect(readDecimal(locale, writeFigures(locale, `${text}e-${power}`))).toBe(
				`${text}e-${power}`,
			);
		}),
	);
});
