/** Whether `name` is in the time zone database (IANA). */
export function isTimeZone(name: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
	} catch {
		return false;
	}
}

/** Minutes ahead of UTC in words. @example writeOffset(-210) // 'UTC−3:30' */
export function writeOffset(offset: number): string {
	if (offset === 0) return 'UTC';
	const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
	return `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${minutes}` : ''}`;
}
