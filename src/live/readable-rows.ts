import * as z from '#live/schema.ts';

/**
 * A list without the rows that are not of that form: one broken row costs one row. A list all of whose rows are broken is
 * refused, and so is one with fewer than `least` good rows.
 */
export function readableRows<Row>(row: z.Schema<Row>, least = 1) {
	const keepGood = z.transform((rows: unknown[]) => {
		const good = rows.filter((each) => row.safeParse(each).success);
		return good.length > 0 ? good : rows;
	});
	return z.pipe(z.pipe(z.array(z.unknown()), keepGood), z.array(row).check(z.ofLength(least)));
}
