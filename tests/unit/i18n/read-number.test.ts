import fc from 'fast-check';
import { writeFigures } from '#i18n/format-number.ts';
import { locales } from '#i18n/locales.ts';
import { readAmount } from '#i18n/read-amount.ts';
import { readDigits } from '#i18n/read-number.ts';

test.each([
	['en', '1,000', { digits: '1000', other: '1.000' }],
	['es', '1,000', { digits: '1.000', other: '1000' }],
	['uk', '1.000', { digits: '1.000', other: '1000' }],
] as const)('%s: %s may be one or a thousand; the language decides', (locale, text, reading) => {
	expect(readDigits(locale, text)).toEqual(reading);
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
			for (const each of [text, `${text}e-${power}`])
				expect(readAmount(locale, writeFigures(locale, each))?.number).toBe(each);
		}),
	);
});
