import * as z from 'zod/mini';
import { ofLength } from '#live/zod-checks.ts';

/** A list without the rows that are not of that form: one broken row costs one row. A list without any good row is refused. */
export function readableRows<Row extends z.ZodMiniType>(row: Row) {
	const keepGood = z.transform((rows: unknown[]) =>
		rows.filter((each) => row.safeParse(each).success),
	);
	return z.pipe(z.pipe(z.array(z.unknown()), keepGood), z.array(row).check(ofLength(1)));
}
