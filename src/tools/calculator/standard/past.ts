import { list, parseJson, record } from '#lib/parse.ts';
import { isZero, toPlain } from './arithmetic.ts';
import type { Standard } from './machine.ts';
import { decimal, historyText } from './saved.ts';

/** A calculation that was finished. */
export interface Calculation {
	/** What was typed: `0.1 + 0.2 =`. */
	history: string;
	/** The exact result. */
	result: string;
}

const longestPast = 50;

/** The list with the calculation that equals has just finished at its beginning. */
export function addCalculation(
	past: readonly Calculation[],
	{ phase, fault, history, entry }: Standard,
): readonly Calculation[] {
	if (phase !== 'done' || fault) return past;
	return [{ history, result: entry }, ...past].slice(0, longestPast);
}

/** With the number on the display before the others, if no calculation has it. */
export function keepEntry(
	past: readonly Calculation[],
	{ phase, fault, entry }: Standard,
): readonly Calculation[] {
	const isOpen = !fault && (phase === 'typing' || phase === 'value');
	if (!isOpen || isZero(entry)) return past;
	const number = toPlain(entry);
	return [{ history: number, result: number }, ...past].slice(0, longestPast);
}

const readPast = list(record<Calculation>({ history: historyText, result: decimal }), longestPast);

export function parsePast(text: string): readonly Calculation[] | undefined {
	return readPast(parseJson(text));
}
