import * as v from 'valibot';

/** JSON has no infinity, but reads one from `1e999`. */
export const finiteNumber = v.pipe(v.number(), v.finite());

/** A number, limits included. */
export const inRange = (least: number, most: number) =>
	v.pipe(v.number(), v.minValue(least), v.maxValue(most));
