/** How many pictures the randomizers make at once. */
export const minQuantity = 1;
export const maxQuantity = 30;
export const firstQuantity = 6;

/** Clamps what was typed to the bounds; anything that is not a number becomes the default. */
export function toQuantity(typed: string | null): number {
	const number = Math.round(Number(typed || Number.NaN));
	if (Number.isNaN(number)) return firstQuantity;
	return Math.min(maxQuantity, Math.max(minQuantity, number));
}
