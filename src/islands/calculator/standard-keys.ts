import { decimalMarks } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { Key } from '#tools/calculator/standard/machine.ts';
import type { KeyCap } from './Keypad.tsx';

/** The keys of the standard calculator, row by row. */
export function toStandardKeys(
	t: CalculatorMessages['keys'],
	locale: Locale,
): readonly KeyCap<Key>[] {
	return [
		{ key: 'clear', face: 'AC', name: t.clear, kind: 'function' },
		{ key: 'backspace', face: '⌫', name: t.backspace, kind: 'function' },
		{ key: 'sign', face: '±', name: t.sign, kind: 'function' },
		{ key: 'root', face: '√', name: t.root, kind: 'function' },
		{ key: '7', face: '7' },
		{ key: '8', face: '8' },
		{ key: '9', face: '9' },
		{ key: '/', face: '÷', name: t.divide, kind: 'operator' },
		{ key: '4', face: '4' },
		{ key: '5', face: '5' },
		{ key: '6', face: '6' },
		{ key: '*', face: '×', name: t.times, kind: 'operator' },
		{ key: '1', face: '1' },
		{ key: '2', face: '2' },
		{ key: '3', face: '3' },
		{ key: '-', face: '−', name: t.minus, kind: 'operator' },
		{ key: '0', face: '0' },
		{ key: 'point', face: decimalMarks[locale], name: t.point },
		{ key: 'percent', face: '%', name: t.percent, kind: 'function' },
		{ key: '+', face: '+', name: t.plus, kind: 'operator' },
		{ key: 'equals', face: '=', name: t.equals, kind: 'equals' },
	];
}
