import type { Doubt } from '#live/doubt.ts';

/** Data of one kind, for comparison. */
export interface Reading {
	/** The moment for which the data are valid, as the service states; milliseconds since 1970. */
	at: number;
	/**
	 * Numbers above zero by name, in units where a change by a fifth means something: a price, a rate, kelvins and
	 * not degrees Celsius.
	 */
	values: Readonly<Record<string, number>>;
	/** What the data themselves say. */
	doubt?: Doubt | undefined;
}

/** What is usual for one kind of data. */
export interface Usual {
	/** When data valid at `at` are too old, both in milliseconds since 1970; see `isOlderThan`. */
	isOld: (at: number, now: number) => boolean;
	/** How many milliseconds ahead of the time the date may be. */
	aheadMs: number;
	/** Milliseconds in which a value does not move by a fifth. */
	steadyMs: number;
	/** The smallest and the largest value there can be. */
	between: readonly [number, number];
	/** Whether the date is the time of day, by which the visitor's clock can be compared. */
	tellsTime?: boolean;
}

/** The largest share by which a value may change within `steadyMs`. */
const largestChange = 0.2;

/**
 * What is odd about a reading, the worst first, or undefined. `before` is the last reading without a doubt. The older
 * that one is, the further a value may have moved since: by 20 % within `steadyMs`, by twice as much in four times that.
 *
 * @example findDoubt({ at: now, values: { USD: 4413 } }, { at: yesterday, values: { USD: 44.1 } }, usual, now) // 'jump'
 */
export function findDoubt(
	reading: Reading,
	before: Reading | undefined,
	{ isOld, aheadMs, steadyMs, between }: Usual,
	now: number,
): Doubt | undefined {
	const [smallest, largest] = between;
	// Written so that NaN is absurd too.
	const isPossible = (value: number) => value >= smallest && value <= largest;
	if (!Object.values(reading.values).every(isPossible)) return 'absurd';
	if (reading.at > now + aheadMs) return 'future';
	if (isOld(reading.at, now)) return 'old';
	if (reading.doubt || !before) return reading.doubt;
	const steps = Math.max(1, Math.abs(reading.at - before.at) / steadyMs);
	const allowed = largestChange * Math.sqrt(steps);
	const hasJump = Object.entries(reading.values).some(([name, value]) => {
		const last = before.values[name];
		// The ratio, so that a fall and the rise that undoes it count the same.
		return last !== undefined && Math.max(value / last, last / value) - 1 > allowed;
	});
	return hasJump ? 'jump' : undefined;
}
