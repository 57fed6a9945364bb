import { either, list, oneOf, optional, parseJson, record, text, where } from '#lib/parse.ts';
import { maxBrackets, operators, type Standard } from './state.ts';

const longest = 256;
export const decimal = text({ pattern: /^-?\d+(\.\d*)?(e[+-]?\d{1,4})?$/, longest });

export const historyText = text({ longest });

const readFields = record<Standard>({
	entry: decimal,
	// Calculations that were stored before the history contained the typed text have none.
	trace: optional(either(oneOf([null]), historyText), null),
	phase: oneOf(['typing', 'value', 'waiting', 'done']),
	previous: decimal,
	operator: oneOf([...operators, null]),
	repeat: either(
		oneOf([null]),
		record({
			operator: oneOf(operators),
			operand: decimal,
			trace: optional(historyText, ''),
		}),
	),
	history: historyText,
	open: optional(
		list(
			record({ previous: decimal, operator: oneOf([...operators, null]), history: historyText }),
			maxBrackets,
		),
		[],
	),
	fault: oneOf(['zero', 'range', 'root', null]),
});

/** Reads a calculation in progress; undefined when any part of it is not what the calculator writes. */
export const readStandard = where(
	readFields,
	// A number with an exponent cannot be typed, and half of one is no number.
	({ phase, entry }) => phase !== 'typing' || !entry.includes('e'),
);

export function parseStandard(text: string): Standard | undefined {
	return readStandard(parseJson(text));
}
