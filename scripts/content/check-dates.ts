import { isBefore, isPartialDate } from '#lib/partial-date.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { type Entry, readField, toMistake } from './source.ts';

/** So many years ahead a date may be. A course has a day of its end before it begins, and some licences never end. */
const yearsAhead: Readonly<Record<string, number>> = {
	start: 1,
	date: 1,
	published: 1,
	updated: 1,
	birthDate: 0,
	end: 10,
	expires: 50,
};

/**
 * Entries that end before they begin, were updated before they were published, or have a date far in the future.
 *
 * @param today the day of the check
 */
export function checkDates(entries: readonly Entry[], today: Date): Mistake[] {
	return entries.flatMap((entry) => [
		...checkFuture(entry, today),
		...checkOrder(entry, ['start', 'end'], 'end-before-start'),
		...checkOrder(entry, ['published', 'updated'], 'updated-before-published'),
	]);
}

function checkFuture(entry: Entry, today: Date): Mistake[] {
	return Object.entries(yearsAhead).flatMap(([field, years]) => {
		const date = readField(entry.value, [field]);
		const last = `${today.getUTCFullYear() + years}${today.toISOString().slice(4, 10)}`;
		if (!isDate(date) || !isBefore(last, date)) return [];
		return [
			toMistake(
				entry,
				[field],
				toFinding('date-far-ahead', { date, last, example: `${last.slice(0, 4)}${date.slice(4)}` }),
			),
		];
	});
}

function checkOrder(
	entry: Entry,
	[first, last]: readonly [string, string],
	kind: 'end-before-start' | 'updated-before-published',
): Mistake[] {
	const start = readField(entry.value, [first]);
	const end = readField(entry.value, [last]);
	if (!isDate(start) || !isDate(end) || !isBefore(end, start)) return [];
	return [toMistake(entry, [last], toFinding(kind, { start, end }))];
}

/** The schema reports text that is not a date; its order cannot be checked here. */
function isDate(value: unknown): value is string {
	return typeof value === 'string' && isPartialDate(value);
}
