import { atom } from 'nanostores';

/** One item of a line. */
export interface LineItem {
	label: string;
	value: string;
	/** The change of the value, drawn as a small arrow. Screen readers get it only if `value` contains it. */
	trend?: 'up' | 'down' | undefined;
}

export type LineId = 'weather' | 'rates' | 'cryptos';

export interface Line3d {
	id: LineId;
	items: readonly LineItem[];
}

/** The 3D lines of the page from the top down; all of them share one canvas. */
export const $lines3d = atom<readonly Line3d[]>([]);

/** The item whose details are shown. */
export const $picked3d = atom<PickedItem | undefined>();

export interface PickedItem {
	line: LineId;
	/** Its place in the line, from 0. */
	at: number;
}

/** The item `by` places after the picked one, through all lines from the top down and round; the first at first. */
export function stepPicked(
	lines: readonly Line3d[],
	picked: PickedItem | undefined,
	by: 1 | -1,
): PickedItem | undefined {
	const all = lines.flatMap(({ id, items }) => items.map((_, at) => ({ line: id, at })));
	const now = all.findIndex(({ line, at }) => line === picked?.line && at === picked.at);
	if (now < 0) return all.at(by > 0 ? 0 : -1);
	return all[(now + by + all.length) % all.length];
}

/** How many rows of letters fill a stage. */
const mostRows = 3;

/** A line of the stage; `start` is the share of the line with which it begins. */
export interface Row3d {
	line: Line3d;
	start: number;
}

/** The rows of a stage from the top down: where there are fewer lines, they are repeated from another item on. */
export function toRows(lines: readonly Line3d[]): Row3d[] {
	const count = lines.length === 0 ? 0 : Math.max(mostRows, lines.length);
	return Array.from({ length: count }, (_, row) => row).flatMap((row) => {
		const line = lines[row % lines.length];
		return line ? { line, start: Math.floor(row / lines.length) / mostRows } : [];
	});
}

/** Whether the lines move. */
export const $running3d = atom(true);

/** Updates a line, or adds it below the others; a line without items is removed. */
export function putLine(lines: readonly Line3d[], line: Line3d): Line3d[] {
	const order: readonly LineId[] = ['weather', 'rates', 'cryptos'];
	return [...lines.filter(({ id }) => id !== line.id), line]
		.filter(({ items }) => items.length > 0)
		.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}
