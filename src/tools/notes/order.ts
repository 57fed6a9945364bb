import type { Note } from './note.ts';

/** Pinned notes first, otherwise in the order of the list. */
export function pinnedFirst(notes: readonly Note[]): readonly Note[] {
	return [...notes.filter(({ pinned }) => pinned), ...notes.filter(({ pinned }) => !pinned)];
}

/** Pinned notes stay before the others: a place beyond them is the nearest among their own. */
export function toPlaceAmongOwn(shown: readonly Note[], id: string, place: number) {
	const moved = shown.find((note) => note.id === id);
	const own = shown.filter(({ pinned }) => pinned === moved?.pinned);
	const start = own[0] ? shown.indexOf(own[0]) : 0;
	return { own, place: Math.min(Math.max(place - start, 0), own.length - 1) };
}
