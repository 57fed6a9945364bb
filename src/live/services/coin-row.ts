import * as v from 'valibot';
import { inRange } from '#live/number.ts';

/** A price that a coin can have; a larger one is an error of the service. */
export const coinPrice = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e9));

/** What all coins are worth, in any currency: where it cannot be read, or be so much, it is not known. */
export const marketValue = v.fallback(v.optional(inRange(0, 1e15)), undefined);

/** A change in per cent in a day or a week, treated in the same way; no price falls by more than all of it. */
export const priceChange = v.fallback(v.optional(inRange(-100, 1e4)), undefined);

/** A text beside the price. */
export const sideText = v.fallback(v.optional(v.string()), undefined);

/** An ISO time as milliseconds since 1970, if it can be read; without a zone it is that of the services, UTC. */
export function toTime(iso = ''): number | undefined {
	const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(iso);
	const at = Date.parse(hasZone ? iso : `${iso.replace(' ', 'T')}Z`);
	return Number.isNaN(at) ? undefined : at;
}
