/**
 * The widths in which a picture is made, in pixels: those in the list that are not wider than its original, or the width of the
 * original if that is smaller than all of them.
 */
export function toFittingWidths(widths: readonly number[], original: number): number[] {
	const fitting = widths.filter((width) => width <= original);
	return fitting.length > 0 ? fitting : [original];
}

/**
 * How wide a picture is shown in a window 1280 CSS pixels wide, by its `sizes`: lengths in px or vw, each but the last behind a
 * condition as `(width < 640px)` or `(width < 70rem)`.
 *
 * @example toShownWidth('(width < 640px) 45vw, 37vw') // 473.6
 */
export function toShownWidth(sizes = ''): number | undefined {
	const shown = sizes.split(',').find((size) => {
		const [, limit, unit] = /< (\d+)(px|rem)/.exec(size) ?? [];
		return !limit || 1280 < Number(limit) * (unit === 'rem' ? 16 : 1);
	});
	const [, length, unit] = /(\d+)(px|vw)$/.exec(shown ?? '') ?? [];
	return length ? Number(length) * (unit === 'vw' ? 12.8 : 1) : undefined;
}
