/** Documents of one kind as crosses in a field of time: a column is a quarter of a year, a row is a kind. */
export interface DocumentField<Row> {
	/** In cells. */
	width: number;
	/** Where the columns of each year begin, in cells. */
	years: readonly YearMark[];
	rows: readonly FieldRow<Row>[];
}

interface YearMark {
	year: number;
	x: number;
	/** Years without a document lie between this one and the one before. */
	afterGap: boolean;
}

type FieldRow<Row> = Row & {
	/** The largest number of crosses on top of each other, at least 1. */
	lines: number;
	/** In the order of their days. `x` is counted from the left, `y` from the top; in cells. */
	crosses: { index: number; x: number; y: number }[];
};

interface Dated {
	/** A day, a month or a year in ISO 8601; a year has its cross in its first quarter. */
	date?: string | undefined;
}

/** Crosses side by side in a column. */
const across = 3;
/** Bare cloth after a column, and instead of the years that are left out; in cells. */
const columnGap = 0.5;
const yearGap = 2;

/**
 * Places a cross for each document that has a date. Years without any are left out, and so are the empty quarters at both ends of a
 * run of years; the crosses of one quarter fill it from the bottom left.
 */
export function layOutField<Row extends { documents: readonly Dated[] }>(
	rows: readonly Row[],
): DocumentField<Row> {
	const columns = toColumns(rows.flatMap(({ documents }) => documents));
	const places = new Map(columns.map(({ quarter, x }) => [quarter, x]));
	return {
		width: (columns.at(-1)?.x ?? 0) + across,
		years: toYearMarks(columns),
		rows: rows.map((row) => ({ ...row, ...layOutRow(row.documents, places) })),
	};
}

/** The documents of each year, in their order; those without a date are under 0. */
export function groupByYear<Each extends Dated>(documents: readonly Each[]): Map<number, Each[]> {
	return Map.groupBy(documents, ({ date }) => Number(date?.slice(0, 4) ?? 0));
}

interface Column {
	/** Quarters since the year 0. */
	quarter: number;
	x: number;
}

function toColumns(documents: readonly Dated[]): Column[] {
	const used = [...new Set(documents.flatMap(toQuarter))].sort((a, b) => a - b);
	const columns: Column[] = [];
	for (const quarter of used) {
		const last = columns.at(-1);
		if (!last) columns.push({ quarter, x: 0 });
		else if (toYear(quarter) - toYear(last.quarter) > 1)
			columns.push({ quarter, x: last.x + across + yearGap });
		else
			for (let each = last.quarter + 1; each <= quarter; each++)
				columns.push({ quarter: each, x: last.x + (each - last.quarter) * (across + columnGap) });
	}
	return columns;
}

function toYearMarks(columns: readonly Column[]): YearMark[] {
	return columns.flatMap(({ quarter, x }, index) => {
		const year = toYear(quarter);
		const before = columns[index - 1];
		const last = before ? toYear(before.quarter) : year - 1;
		return last === year ? [] : [{ year, x, afterGap: year - last > 1 }];
	});
}

function layOutRow(documents: readonly Dated[], places: ReadonlyMap<number, number>) {
	const order = documents
		.flatMap(({ date = '' }, index) =>
			toQuarter({ date }).map((quarter) => ({ date, index, quarter })),
		)
		.sort((a, b) => a.date.localeCompare(b.date) || a.index - b.index);
	const stacks = Map.groupBy(order, ({ quarter }) => quarter);
	const most = Math.max(1, ...[...stacks.values()].map((stack) => stack.length));
	const lines = Math.ceil(most / across);
	const crosses = [...stacks].flatMap(([quarter, stack]) =>
		stack.map(({ index }, place) => ({
			index,
			x: (places.get(quarter) ?? 0) + (place % across),
			y: lines - 1 - Math.floor(place / across),
		})),
	);
	return { lines, crosses };
}

/** None without a date. */
function toQuarter({ date }: Dated): number[] {
	if (!date) return [];
	const [year = 0, month = 1] = date.split('-').map(Number);
	return [year * 4 + Math.floor((month - 1) / 3)];
}

function toYear(quarter: number): number {
	return Math.floor(quarter / 4);
}
