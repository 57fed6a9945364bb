import { isBefore, isPartialDate } from '#lib/partial-date.ts';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, toMistake } from './source.ts';

/** Entries that end before they begin, or were updated before they were published. */
export function checkDates(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => [
		...checkOrder(entry, ['start', 'end'], 'end-before-start'),
		...checkOrder(entry, ['published', 'updated'], 'updated-before-published'),
	]);
}

function checkOrder(
	entry: Entry,
	[first, last]: readonly [string, string],
	kind: 'end-before-start' | 'updated-before-published',
): Mistake[] {
	const start = readField(entry.value, [first]);
	const end = readField(entry.value, [last]);
	if (!isDate(start) || !isDate(end) || !isBefore(end, start)) return [];
	return [toMistake(entry, [last], kind, sentences[kind](start, end))];
}

/** The schema reports text that is not a date; its order cannot be checked here. */
function isDate(value: unknown): value is string {
	return typeof value === 'string' && isPartialDate(value);
}
