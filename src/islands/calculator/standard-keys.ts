import { toDecimalMark } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { CalculatorMessages } from '#i18n/messages/calculator/index.ts';
import type { MemoryKey } from '#tools/calculator/standard/memory.ts';
import type { Key } from '#tools/calculator/standard/state.ts';
import type { KeyCap } from './Keypad.tsx';

/** The keys of the standard calculator, row by row. */
export function toStandardKeys(
	t: CalculatorMessages['keys'],
	locale: Locale,
): readonly KeyCap<Key>[] {
	return [
		{ key: 'clear', face: 'AC', name: t.clear, kind: 'function word' },
		{ key: 'clear-entry', face: 'CE', name: t.clearEntry, kind: 'function word' },
		{ key: 'backspace', face: '⌫', name: t.backspace, kind: 'function' },
		{ key: '/', face: '÷', name: t.divide, kind: 'operator' },
		{ key: 'reciprocal', face: '1/x', name: t.reciprocal, kind: 'function word' },
		{ key: 'square', face: 'x²', name: t.square, kind: 'function word' },
		{ key: 'root', face: '√', name: t.root, kind: 'function' },
		{ key: '*', face: '×', name: t.times, kind: 'operator' },
		{ key: '7', face: '7' },
		{ key: '8', face: '8' },
		{ key: '9', face: '9' },
		{ key: '-', face: '−', name: t.minus, kind: 'operator' },
		{ key: '4', face: '4' },
		{ key: '5', face: '5' },
		{ key: '6', face: '6' },
		{ key: '+', face: '+', name: t.plus, kind: 'operator' },
		{ key: '1', face: '1' },
		{ key: '2', face: '2' },
		{ key: '3', face: '3' },
		{ key: 'percent', face: '%', name: t.percent, kind: 'operator' },
		{ key: 'sign', face: '±', name: t.sign },
		{ key: '0', face: '0' },
		{ key: 'point', face: toDecimalMark(locale), name: t.point },
		{ key: 'equals', face: '=', name: t.equals, kind: 'equals' },
	];
}

/** Brackets and the memory, above the others. */
export function toMemoryKeys(t: CalculatorMessages['keys']): readonly KeyCap<Key | MemoryKey>[] {
	return [
		{ key: '(', face: '(', name: t.open, kind: 'function word' },
		{ key: ')', face: ')', name: t.close, kind: 'function word' },
		{ key: 'memory-clear', face: 'MC', name: t.memoryClear, kind: 'function word' },
		{ key: 'memory-recall', face: 'MR', name: t.memoryRecall, kind: 'function word' },
		{ key: 'memory-minus', face: 'M−', name: t.memoryMinus, kind: 'function word' },
		{ key: 'memory-plus', face: 'M+', name: t.memoryPlus, kind: 'function word' },
		{ key: 'memory-store', face: 'MS', name: t.memoryStore, kind: 'function word' },
	];
}
