import type { Identified, Operation } from './operations.ts';

/**
 * Moves a record to an index among those that are shown, counted from 0. What is not shown, because
 * of a filter or a search, keeps its neighbours.
 */
export function toMove<Kept extends Identified>(
	list: readonly Kept[],
	shown: readonly Kept[],
	id: string,
	index: number,
): Operation<Kept> | undefined {
	const from = shown.findIndex((record) => record.id === id);
	const target = shown[index];
	if (from < 0 || !target || index === from) return undefined;
	if (index < from) return { type: 'move', id, before: target.id };
	const after = list.findIndex((record) => record.id === target.id) + 1;
	return { type: 'move', id, before: list[after]?.id ?? null };
}
