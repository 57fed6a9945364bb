/** Whether `name` is in the time zone database (IANA). */
export function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
	} catch {
		return false;
	}
}

/** The day at a moment in a zone, YYYY-MM-DD; `at` in milliseconds since 1970. @example toDayIn('Asia/Tokyo', 0) // '1970-01-01' */
export function toDayIn(timeZone: string, at: number): string {
	// Swedish dates are those of ISO 8601.
	return new Intl.DateTimeFormat('sv', { timeZone }).format(at);
}

/** Minutes ahead of UTC in words. @example writeOffset(-210) // 'UTC−3:30' */
export function writeOffset(offset: number): string {
	if (offset === 0) return 'UTC';
	const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
	return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${minutes}` : ''}`;
}
