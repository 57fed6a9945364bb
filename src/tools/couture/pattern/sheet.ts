import { type Drawing, type Mark, moveMark } from './drawing.ts';
import type { Point } from './piece.ts';
import { type Box, toBox } from './polyline.ts';

/** Width of cloth and of wide printers in millimetres; pieces that are wider widen the sheet. */
const sheetWidth = 1400;
const gap = 12;

/** Lays groups of marks side by side on one sheet, in rows, the highest first after the first group. */
export function layOut(groups: readonly (readonly Mark[])[]): Drawing {
	const [first, ...rest] = groups.map((marks) => ({ marks, box: toMarksBox(marks) }));
	if (!first) return { width: sheetWidth, height: gap, marks: [] };
	const order = [first, ...rest.sort((one, other) => toHeight(other.box) - toHeight(one.box))];
	const width = Math.max(sheetWidth, ...order.map(({ box }) => box.right - box.left + 2 * gap));
	const marks: Mark[] = [];
	const rows: { top: number; height: number; free: number }[] = [];
	for (const group of order) {
		const { box } = group;
		const wide = box.right - box.left + gap;
		let row = rows.find(({ free, height }) => free >= wide && height >= toHeight(box));
		if (!row) {
			const last = rows.at(-1);
			row = {
				top: last ? last.top + last.height + gap : gap,
				height: toHeight(box),
				free: width - gap,
			};
			rows.push(row);
		}
		const to: Point = [width - row.free - box.left, row.top - box.top];
		row.free -= wide;
		marks.push(...group.marks.map((mark) => moveMark(mark, to)));
	}
	const last = rows.at(-1);
	return { width, height: last ? last.top + last.height + gap : gap, marks };
}

/** The corners of what a mark covers. Words are taken as wide as their letters may be. */
export function toCorners(mark: Mark): readonly Point[] {
	switch (mark.kind) {
		case 'words': {
			const wide = mark.text.length * mark.size * 0.62;
			const left = mark.at[0] - (mark.from === 'middle' ? wide / 2 : 0);
			return [
				[left, mark.at[1] - mark.size],
				[left + wide, mark.at[1] + mark.size / 3],
			];
		}
		case 'cloth':
			return mark.outline;
		default:
			return mark.points;
	}
}

function toMarksBox(marks: readonly Mark[]): Box {
	return toBox(marks.flatMap(toCorners));
}

function toHeight({ top, bottom }: Box): number {
	return bottom - top;
}
