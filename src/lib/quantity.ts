/** How many pictures the randomizers make at once. */
export const minQuantity = 1;
export const maxQuantity = 30;
export const firstQuantity = 6;

/** Brings what was typed into the bounds; what is no number is the number at first. */
export function toQuantity(typed: string | null): number {
	const number = Math.round(Number(typed || Number.NaN));
	if (Number.isNaN(number)) return firstQuantity;
	return Math.min(maxQuantity, Math.max(minQuantity, number));
}
