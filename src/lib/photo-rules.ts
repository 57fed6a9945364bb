/** The portrait shown at first, counted from 0: the one that its author marks, or else the first of the cycle. */
export function toFirstPhoto(photos: readonly { first: boolean }[]): number {
	return Math.max(
		0,
		photos.findIndex(({ first }) => first),
	);
}

/**
 * Rules that show one portrait of `.portrait`: the one that `data-photo` on `<html>` names, and one
 * shown at first where it names none of them.
 */
export function toPhotoCss(photos: readonly { first: boolean }[]): string {
	const picked = photos.map((_, index) => `[data-photo="${index}"]`);
	const shown = picked.map((state, index) => `${state} .portrait li:nth-child(${index + 1})`);
	const first = `:root:not(${picked}) .portrait li:nth-child(${toFirstPhoto(photos) + 1})`;
	return `.portrait li{display:none}${[first, ...shown]}{display:block}`;
}
