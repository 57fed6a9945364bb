/** Time as a stopwatch shows it. @example toClock(83_400) // '1:23' */
export function toClock(ms: number): string {
	const seconds = Math.floor(Math.max(0, ms) / 1000);
	const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(String);
	const hours = Math.floor(seconds / 3600);
	const [minutes = '0', rest = '0'] = parts;
	if (hours === 0) return `${minutes}:${rest.padStart(2, '0')}`;
	return `${hours}:${minutes.padStart(2, '0')}:${rest.padStart(2, '0')}`;
}
