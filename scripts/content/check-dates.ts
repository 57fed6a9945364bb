import { isCalendarDay, isCalendarMonth } from '#schemas/date.ts';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, toMistake } from './source.ts';

/** Nothing ends before it began. */
export function checkDates(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => {
		const start = readField(entry.value, ['start']);
		const end = readField(entry.value, ['end']);
		if (!isDate(start) || !isDate(end) || end >= start) return [];
		const wording = sentences['end-before-start'](start, end);
		return [toMistake(entry, ['end'], 'end-before-start', wording)];
	});
}

/** The schema reports text that is not a date; its order cannot be checked here. */
function isDate(value: unknown): value is string {
	return typeof value === 'string' && (isCalendarDay(value) || isCalendarMonth(value));
}
