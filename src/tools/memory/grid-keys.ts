/**
 * The card that a key leads to, in a grid of so many columns; undefined if the key leads nowhere.
 * @example findNext('ArrowDown', 1, { columns: 4, count: 12 }) // 5
 */
export function findNext(
	key: string,
	place: number,
	{ columns, count }: { columns: number; count: number },
): number | undefined {
	const column = place % columns;
	const last = Math.min(place - column + columns, count) - 1;
	const targets = new Map(
		Object.entries({
			ArrowLeft: column > 0 ? place - 1 : place,
			ArrowRight: Math.min(place + 1, last),
			ArrowUp: place - columns,
			ArrowDown: place + columns,
			Home: place - column,
			End: last,
			PageUp: column,
			PageDown: column + columns * (Math.ceil((count - column) / columns) - 1),
		}),
	);
	const target = targets.get(key);
	if (target === undefined) return undefined;
	return target >= 0 && target < count ? target : place;
}
