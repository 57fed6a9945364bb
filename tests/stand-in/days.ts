const dayMs = 86_400_000;

/** Working days up to today, oldest first, as YYYY-MM-DD. */
export function listDays(today: Date, count: number): string[] {
	return Array.from({ length: count }, (_, index) => new Date(today.getTime() - index * dayMs))
		.filter((day) => day.getUTCDay() % 6 !== 0)
		.map(isoDay)
		.reverse();
}

export function isoDay(date: Date): string {
	return date.toISOString().slice(0, 10);
}

/** Today, or the working day before it. */
export function toNewestDay(today: Date): string {
	return listDays(today, 3).at(-1) ?? '';
}

/** @example toDottedDay('2026-03-16') // '16.03.2026' */
export function toDottedDay(day: string): string {
	return day.split('-').reverse().join('.');
}

/** @example toCompactDay('2026-03-16') // '20260316' */
export function toCompactDay(day: string): string {
	return day.replaceAll('-', '');
}
