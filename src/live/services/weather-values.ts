import * as v from 'valibot';
import { inRange } from '#live/number.ts';
import type { Sun } from '#live/weather.ts';

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
	/** Unix time in seconds. */
	moment: [1, 1e11],
} as const satisfies Record<string, Range>;

/** A number without which a response is not weather. */
export const needed = (range: Range) => inRange(...range);

/** A number that may be missing: an implausible one counts as missing, so that the rest of the response is kept. */
export const value = (range: Range) => v.fallback(v.nullable(needed(range)), null);

/** A part of a response all of whose values may be missing. */
export const orEmpty = <Part extends v.GenericSchema>(part: Part) =>
	v.fallback(part, v.parse(part, {}));

/**
 * The sun of a day by its rise and set in seconds of Unix time. Where it does not rise, Open-Meteo sends the beginning
 * of the day for both; where it does not set, the beginning and the end (`Sources/App/Helper/Solar/SunRiseSet.swift` of
 * open-meteo/open-meteo).
 */
export function toSun(
	rise: number | null | undefined,
	set: number | null | undefined,
): Sun | undefined {
	if (rise == null || set == null) return undefined;
	if (set <= rise) return 'polar-night';
	return set - rise >= 86_400 ? 'polar-day' : { rise: rise * 1000, set: set * 1000 };
}
