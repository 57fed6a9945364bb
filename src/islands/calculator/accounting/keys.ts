import { toDecimalMark } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { KeyCap } from '#islands/calculator/Keypad.tsx';
import type { Key } from '#tools/calculator/accounting/keys.ts';

type Messages = Pick<CalculatorMessages, 'keys' | 'accounting'>;

/** The keys of the printing calculator, in five columns; plus is two rows high. */
export function toAccountingKeys(
	{ keys, accounting }: Messages,
	locale: Locale,
): readonly KeyCap<Key>[] {
	const t = accounting.keys;
	return [
		{ key: 'memory-clear', face: 'MC', name: keys.memoryClear, kind: 'function word' },
		{ key: 'memory-recall', face: 'MR', name: keys.memoryRecall, kind: 'function word' },
		{ key: 'memory-minus', face: 'M−', name: keys.memoryMinus, kind: 'function word' },
		{ key: 'memory-plus', face: 'M+', name: keys.memoryPlus, kind: 'function word' },
		{ key: 'gt', face: 'GT', name: t.gt, kind: 'function word' },
		{ key: 'tax-minus', face: 'TAX−', name: t.taxMinus, kind: 'function word' },
		{ key: 'tax-plus', face: 'TAX+', name: t.taxPlus, kind: 'function word' },
		{ key: 'markup', face: 'MU', name: t.markup, kind: 'function word' },
		{ key: 'percent', face: '%', name: keys.percent, kind: 'function' },
		{ key: 'right', face: '→', name: t.right, kind: 'function' },
		{ key: 'clear', face: 'CE/C', name: t.clear, kind: 'function word' },
		{ key: '7', face: '7' },
		{ key: '8', face: '8' },
		{ key: '9', face: '9' },
		{ key: '/', face: '÷', name: keys.divide, kind: 'operator' },
		{ key: 'sign', face: '±', name: keys.sign, kind: 'function' },
		{ key: '4', face: '4' },
		{ key: '5', face: '5' },
		{ key: '6', face: '6' },
		{ key: '*', face: '×', name: keys.times, kind: 'operator' },
		{ key: 'number', face: '#', name: t.number, kind: 'function' },
		{ key: '1', face: '1' },
		{ key: '2', face: '2' },
		{ key: '3', face: '3' },
		{ key: '-', face: '−', name: keys.minus, kind: 'operator minus' },
		{ key: '0', face: '0' },
		{ key: '00', face: '00' },
		{ key: '000', face: '000', kind: 'word' },
		{ key: 'point', face: toDecimalMark(locale), name: keys.point },
		{ key: '+', face: '+', name: keys.plus, kind: 'operator tall' },
		{ key: 'subtotal', face: '◇/S', name: t.subtotal, kind: 'operator word' },
		{ key: 'equals', face: '=', name: keys.equals, kind: 'operator' },
		{ key: 'total', face: '*/T', name: t.total, kind: 'equals wide' },
	];
}
