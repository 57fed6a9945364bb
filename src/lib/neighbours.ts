/**
 * The entries before and after the one for which `isIt` is true; the list is circular. The same entry is not given
 * twice: of two, the other one is the next. Returns none for a list of one, or if `isIt` is true for no entry.
 * @example findNeighbours(['a', 'b', 'c'], (each) => each === 'a') // { previous: 'c', next: 'b' }
 */
export function findNeighbours<Entry>(
	list: readonly Entry[],
	isIt: (entry: Entry) => boolean,
): { previous?: Entry | undefined; next?: Entry | undefined } {
	const at = list.findIndex(isIt);
	if (at === -1 || list.length < 2) return {};
	const next = list[(at + 1) % list.length];
	return list.length === 2 ? { next } : { previous: list.at(at - 1), next };
}
