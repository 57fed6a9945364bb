import { parseJson, record } from '#lib/parse.ts';
import { isZero, toPlain } from './arithmetic.ts';
import { decimal, historyText } from './saved.ts';
import type { Standard } from './state.ts';

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

const readCalculation = record<Calculation>({ history: historyText, result: decimal });

/**
 * The calculations of a stored list; undefined if it is no list. `whole` is false if entries are left out that the
 * calculator could not have written.
 */
export function parsePast(
	text: string,
): { past: readonly Calculation[]; whole: boolean } | undefined {
	const entries = parseJson(text);
	if (!Array.isArray(entries)) return undefined;
	const past = entries
		.slice(0, longestPast)
		.map(readCalculation)
		.filter((calculation) => calculation !== undefined);
	return { past, whole: past.length === entries.length };
}
