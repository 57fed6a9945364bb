import * as z from 'zod/mini';

export type Range = readonly [least: number, most: number];

/** The values that a weather service can plausibly return; others are ignored. */
export const ranges = {
	degrees: [-100, 70],
	percent: [0, 100],
	/** Hectopascals at sea level. */
	pressure: [800, 1100],
	/** Metres per second. */
	speed: [0, 150],
	/** Degrees from the north. */
	direction: [0, 360],
	/** Seconds by which the clocks of a place are ahead of UTC. */
	offset: [-50_400, 50_400],
} as const satisfies Record<string, Range>;

/** A number without which a response is not weather. */
export const needed = ([least, most]: Range) => z.number().check(z.minimum(least), z.maximum(most));

/** A number that may be missing: an implausible one counts as missing, so that the rest of the response is kept. */
export const value = (range: Range) => z.catch(z.nullable(needed(range)), null);
