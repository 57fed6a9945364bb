import * as z from 'zod/mini';

/** A price that a coin can have; a larger one is an error of the service. */
export const coinPrice = z.number().check(z.positive(), z.lte(1e9));

/** A number beside the price: where it cannot be read it is not known. */
export const sideNumber = z.catch(z.optional(z.number()), undefined);

/** An ISO time as milliseconds since 1970, also if it already is that. */
export const sideTime = z.catch(
	z.optional(
		z.pipe(
			z.pipe(
				z.union([z.string(), z.number()]),
				z.transform((time) => new Date(time).getTime()),
			),
			z.number(),
		),
	),
	undefined,
);
