import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import type { KeyCap } from '#islands/calculator/Keypad.tsx';
import { toStandardKeys } from '#islands/calculator/standard-keys.ts';
import type { Key } from '#tools/calculator/finance/machine.ts';
import { faces, registers } from '#tools/calculator/finance/terms.ts';

type Messages = Pick<CalculatorMessages, 'keys' | 'finance'>;

/** The five keys above those of the standard calculator. */
export function toFinanceKeys(
	{ keys, finance }: Messages,
	locale: Locale,
): {
	values: readonly KeyCap<Key>[];
	others: readonly KeyCap<Key>[];
} {
	const values = registers.map((key) => {
		const [face, name] = [faces[key], finance.registers[key]];
		return { key, face, name: fill(finance.key, { face, name }), kind: 'function word' };
	});
	return { values, others: toStandardKeys(keys, locale) };
}
