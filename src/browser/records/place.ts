import type { Identified, Operation } from './operations.ts';

/**
 * Moves a record to a place among those that are shown, counted from 0. What is not shown, because
 * of a filter or a search, keeps its neighbours.
 */
export function toPlace<Kept extends Identified>(
	list: readonly Kept[],
	shown: readonly Kept[],
	id: string,
	place: number,
): Operation<Kept> | undefined {
	const from = shown.findIndex((record) => record.id === id);
	const target = shown[place];
	if (from < 0 || !target || place === from) return undefined;
	if (place < from) return { type: 'move', id, before: target.id };
	const after = list.findIndex((record) => record.id === target.id) + 1;
	return { type: 'move', id, before: list[after]?.id ?? null };
}
