/** A solve that was timed. */
export interface Solve {
	/** Measured time in milliseconds, without a penalty. */
	ms: number;
	/** Two seconds more, or a solve that does not count. */
	penalty?: 'plus2' | 'dnf';
	/** The page was hidden or reloaded meanwhile: nobody saw what was done in that time. */
	away?: boolean;
}

/** A result in milliseconds; infinite for one that does not count (DNF). */
export type Result = number;
export const dnf: Result = Number.POSITIVE_INFINITY;

const tenMinutes = 600_000;
const plus2Ms = 2000;

/**
 * Results are those of the regulations of the World Cube Association (9f): under ten minutes a time loses what is beyond
 * its hundredths, and an average is rounded to hundredths; from ten minutes on both are rounded to seconds.
 */
export function toResult({ ms, penalty }: Solve): Result {
	if (penalty === 'dnf') return dnf;
	const whole = penalty === 'plus2' ? ms + plus2Ms : ms;
	return whole < tenMinutes ? Math.floor(whole / 10) * 10 : Math.round(whole / 1000) * 1000;
}

/** The best single time; undefined without any solve. */
export function toBest(solves: readonly Solve[]): Result | undefined {
	return solves.length === 0 ? undefined : Math.min(...solves.map(toResult));
}

/**
 * The average of the last so many solves: the best and the worst are left out, and the mean of the others counts. One DNF
 * is the worst; with two of them, the average is a DNF too.
 *
 * @returns undefined if there are fewer solves
 */
export function toAverage(solves: readonly Solve[], count: 5 | 12): Result | undefined {
	if (solves.length < count) return undefined;
	const results = solves.slice(-count).map(toResult);
	const counted = results.toSorted((a, b) => (a < b ? -1 : 1)).slice(1, -1);
	const mean = counted.reduce((sum, result) => sum + result, 0) / counted.length;
	if (!Number.isFinite(mean)) return dnf;
	return mean < tenMinutes ? Math.round(mean / 10) * 10 : Math.round(mean / 1000) * 1000;
}

/** The best average of so many solves in a row. */
export function toBestAverage(solves: readonly Solve[], count: 5 | 12): Result | undefined {
	const averages = solves.flatMap((_, at) => toAverage(solves.slice(0, at + 1), count) ?? []);
	return averages.length === 0 ? undefined : Math.min(...averages);
}

/** @example printResult(83_450) // '1:23.45' */
export function printResult(result: Result): string {
	if (result === dnf) return 'DNF';
	const hundredths = Math.floor(Math.max(0, result) / 10);
	const minutes = Math.floor(hundredths / 6000);
	const seconds = (hundredths - minutes * 6000) / 100;
	if (minutes === 0) return seconds.toFixed(2);
	const digits = result < tenMinutes ? seconds.toFixed(2) : Math.floor(seconds).toFixed(0);
	return `${minutes}:${digits.padStart(result < tenMinutes ? 5 : 2, '0')}`;
}
