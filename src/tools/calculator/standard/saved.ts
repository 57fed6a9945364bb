import { either, oneOf, parseJson, record, text } from '#lib/parse.ts';
import { operators, type Standard } from './machine.ts';

const longest = 256;
const decimal = text({ pattern: /^-?\d+(\.\d*)?(e[+-]?\d{1,4})?$/, longest });

/** Reads a calculation in progress; undefined when any part of it is not what the calculator writes. */
export const readStandard = record<Standard>({
	entry: decimal,
	phase: oneOf(['typing', 'value', 'waiting', 'done']),
	previous: decimal,
	operator: oneOf([...operators, null]),
	repeat: either(oneOf([null]), record({ operator: oneOf(operators), operand: decimal })),
	history: text({ longest }),
	fault: oneOf(['zero', 'range', 'root', null]),
});

export function parseStandard(text: string): Standard | undefined {
	return readStandard(parseJson(text));
}

/**
 * A pasted number. White space is removed, a comma counts as the point.
 * @example parseNumber(' 1 250,5 ') // '1250.5'
 */
export function parseNumber(text: string): string | undefined {
	if (text.length > longest) return undefined;
	const number = text.replace(/\s/g, '').replace(',', '.').replace(/^−/, '-');
	return /^-?\d{1,32}(\.\d{1,32})?$/.test(number) ? number : undefined;
}
