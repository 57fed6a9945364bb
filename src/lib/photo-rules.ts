/** The portrait shown at first, from 0: the third, or the last where there are fewer. */
export function toFirstPhoto(count: number): number {
	return Math.min(2, count - 1);
}

/**
 * Rules that show one portrait of `.portrait`: the one that `data-photo` on `<html>` names, and the
 * first one where it names none of them.
 */
export function toPhotoCss(count: number): string {
	const picked = Array.from({ length: count }, (_, index) => `[data-photo="${index}"]`);
	const shown = picked.map((state, index) => `${state} .portrait li:nth-child(${index + 1})`);
	const first = `:root:not(${picked}) .portrait li:nth-child(${toFirstPhoto(count) + 1})`;
	return `.portrait li{display:none}${[first, ...shown]}{display:block}`;
}
