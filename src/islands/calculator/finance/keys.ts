import { formatNumber, writeFigures } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import type { KeyCap } from '#islands/calculator/Keypad.tsx';
import { toStandardKeys } from '#islands/calculator/standard-keys.ts';
import { Exact } from '#tools/calculator/exact.ts';
import { toField } from '#tools/calculator/finance/display.ts';
import type { Key } from '#tools/calculator/finance/machine.ts';
import { faces, type Register, registers, type Terms } from '#tools/calculator/finance/terms.ts';

type Messages = Pick<CalculatorMessages, 'keys' | 'finance'>;

/** The five keys, with their values, above those of the standard calculator. */
export function toFinanceKeys(
	{ keys, finance }: Messages,
	locale: Locale,
	terms: Terms,
): {
	values: readonly KeyCap<Key>[];
	others: readonly KeyCap<Key>[];
} {
	const values = registers.map((key) => {
		const note = toKeyNote(locale, key, terms[key]);
		const name = finance.registers[key];
		return {
			key,
			face: faces[key],
			name: fill(finance.key, { face: `${faces[key]} ${note}`, name }),
			note,
			kind: 'function word',
		};
	});
	return { values, others: toStandardKeys(keys, locale) };
}

/** Characters that fit on a key of a phone. */
const longestNote = 9;

/** A value on its key: in millions or powers of ten where all digits do not fit. @example toKeyNote('en', 'pv', '12500000') // '12.5M' */
export function toKeyNote(locale: Locale, register: Register, value: string): string {
	const whole = writeFigures(locale, toField(register, value));
	if (whole.length <= longestNote) return whole;
	const number = new Exact(value);
	if (number.e < -2 || number.e > 14) return writeFigures(locale, number.toExponential(2));
	return formatNumber(locale, Number(value), {
		notation: 'compact',
		maximumSignificantDigits: 4,
	});
}
