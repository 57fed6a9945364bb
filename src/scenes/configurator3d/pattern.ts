/*
 * Where things are on the flat pattern of a goblet, in shares of its texture: `public/models/goblet.json` has the
 * rectangles, `assets/goblet/goblet.py` the profile.
 */

/** Edge of the whole pattern, in metres. */
export const patternMetres = 0.31045;
/** The outside of the bowl: its front is in the middle, its rim at the top. */
export const bowl = { left: 0.00966, right: 0.8091, rim: 0.26671, bottom: 0.62216 } as const;
/** The inside of the bowl is below this. */
export const insideFrom = 0.627;

/** Size of the picture of the engraving, in pixels: it goes around the bowl once. */
export const engravingSize = { width: 2048, height: 320 } as const;
const high = ((bowl.right - bowl.left) * engravingSize.height) / engravingSize.width;
/** The middle of the letters is so far above the bottom of the bowl, in metres along its outside. */
const middle = 0.079;
export const engravingBand = {
	left: bowl.left,
	top: bowl.bottom - middle / patternMetres - high / 2,
	width: bowl.right - bowl.left,
	height: high,
} as const;
