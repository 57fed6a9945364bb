/**
 * A duration in milliseconds as a stopwatch shows it: hours only from the first one on, seconds rounded down.
 * @example formatDuration(83_400) // '1:23'
 */
export function formatDuration(ms: number): string {
	const seconds = Math.floor(Math.max(0, ms) / 1000);
	const hours = Math.floor(seconds / 3600);
	const minutes = String(Math.floor(seconds / 60) % 60);
	const rest = String(seconds % 60).padStart(2, '0');
	return hours === 0 ? `${minutes}:${rest}` : `${hours}:${minutes.padStart(2, '0')}:${rest}`;
}
