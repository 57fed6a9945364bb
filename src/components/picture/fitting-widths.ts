/**
 * The widths in which a picture is made, in pixels: those in the list that are not wider than its original, or the width of the
 * original if that is smaller than all of them.
 */
export function toFittingWidths(widths: readonly number[], original: number): number[] {
	const fitting = widths.filter((width) => width <= original);
	return fitting.length > 0 ? fitting : [original];
}
