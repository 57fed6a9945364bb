import * as z from 'zod/mini';

/** A price that a coin can have; a larger one is an error of the service. */
export const coinPrice = z.number().check(z.refine((price) => price > 0 && price <= 1e9));

/** What all coins are worth: where it cannot be read it is not known. */
export const marketValue = z.catch(z.optional(z.number().check(z.minimum(0))), undefined);

/** A change in per cent, treated in the same way; no price falls by more than all of it. */
export const priceChange = z.catch(z.optional(z.number().check(z.minimum(-100))), undefined);

/** A text beside the price. */
export const sideText = z.catch(z.optional(z.string()), undefined);

/** An ISO time as milliseconds since 1970, if it can be read. */
export function toTime(iso = ''): number | undefined {
	const at = Date.parse(iso);
	return Number.isNaN(at) ? undefined : at;
}
