import * as v from 'valibot';

/**
 * A list without the rows that are not of that form: one broken row costs one row. A list all of whose rows are broken is
 * refused, and so is one with fewer than `least` good rows.
 */
export function readableRows<Row>(row: v.GenericSchema<unknown, Row>, least = 1) {
	return v.pipe(
		v.array(v.unknown()),
		v.transform((rows) => {
			const good = rows.filter((each) => v.is(row, each));
			return good.length > 0 ? good : rows;
		}),
		v.array(row),
		v.minLength(least),
	);
}
