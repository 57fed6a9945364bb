import * as z from 'zod/mini';

/** A price that a coin can have; a larger one is an error of the service. */
export const coinPrice = z.number().check(z.refine((price) => price > 0 && price <= 1e9));

/** A number beside the price: where it cannot be read it is not known. */
export const sideNumber = z.catch(z.optional(z.number()), undefined);

/** A text beside the price. */
export const sideText = z.catch(z.optional(z.string()), undefined);

/** An ISO time as milliseconds since 1970, if it can be read. */
export function toTime(iso = ''): number | undefined {
	const at = Date.parse(iso);
	return Number.isNaN(at) ? undefined : at;
}
