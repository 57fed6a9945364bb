/** The visitor's own calendar day, by the clock of the device. @example toLocalDay(new Date(2026, 0, 9)) // '2026-01-09' */
export function toLocalDay(now: Date): string {
	const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
	return [
		`${year}`.padStart(4, '0'),
		...[month, day].map((part) => `${part}`.padStart(2, '0')),
	].join('-');
}
