import { type MonthSpan, toMonthNumber } from './months.ts';

/** A line of cloth from the first to the last year, in cells of the same number of months. */
export interface Cloth {
	firstYear: number;
	lastYear: number;
	/** Months in a cell: a divisor of 12. */
	months: number;
}

/** Neighbouring cells with a stitch: the first, counted from 0, and how many. */
export interface StitchRun {
	from: number;
	length: number;
}

export function countCells({ firstYear, lastYear, months }: Cloth): number {
	return ((lastYear - firstYear + 1) * 12) / months;
}

/**
 * Stitches each cell that a span touches, whatever part of it. Months beyond the cloth are left out.
 *
 * @example toRuns([{ start: '2021-02', end: '2021-04' }], { firstYear: 2020, lastYear: 2021, months: 3 }) // [{ from: 4, length: 2 }]
 */
export function toRuns(spans: readonly MonthSpan[], cloth: Cloth): StitchRun[] {
	const cells = Array.from({ length: countCells(cloth) }, () => false);
	for (const { start, end } of spans) {
		cells.fill(true, Math.max(0, toCell(start, cloth)), Math.max(0, toCell(end, cloth) + 1));
	}
	const runs: StitchRun[] = [];
	for (const [index, stitched] of cells.entries()) {
		const last = runs.at(-1);
		if (!stitched) continue;
		if (last && last.from + last.length === index) last.length += 1;
		else runs.push({ from: index, length: 1 });
	}
	return runs;
}

function toCell(isoMonth: string, { firstYear, months }: Cloth): number {
	return Math.floor((toMonthNumber(isoMonth) - firstYear * 12) / months);
}
