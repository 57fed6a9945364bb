/** A zone of the IANA time zone database, or seconds ahead of UTC where no more is known. */
export type Zone = string | number;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment as the clocks of a place show it, YYYY-MM-DDTHH:MM; `at` in milliseconds since 1970.
 * @example toLocalTime(0, 'Asia/Kolkata') // '1970-01-01T05:30'
 */
export function toLocalTime(at: number, zone: Zone): string {
	if (typeof zone === 'number') return new Date(at + zone * 1000).toISOString().slice(0, 16);
	// Swedish dates are those of ISO 8601, with a space.
	const format =
		formats.get(zone) ??
		new Intl.DateTimeFormat('sv', {
			timeZone: zone,
			year: 'numeric',
			month: '2-digit',
			day: '2-digit',
			hour: '2-digit',
			minute: '2-digit',
		});
	formats.set(zone, format);
	return format.format(at).replace(' ', 'T');
}
