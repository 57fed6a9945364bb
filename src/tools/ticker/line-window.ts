/** Where a letter of a 3D line begins. */
export interface LetterStart {
	/** In units of the scene, from the beginning of the line. */
	x: number;
	/** The first of its points in the geometry of the line. */
	point: number;
}

/** A part of the points of a line. */
export interface PointRange {
	start: number;
	count: number;
}

/** More than the widest letter. */
const letterWidth = 1;

/**
 * The points of the letters of which a part is between two places of a line, so that a frame draws no others. The last
 * of `letters` is the end of the line; they go from left to right.
 */
export function findPoints(
	letters: readonly LetterStart[],
	left: number,
	right: number,
): PointRange {
	const start = pointAt(letters, left - letterWidth);
	return { start, count: Math.max(0, pointAt(letters, right) - start) };
}

/** The first point of the first letter that begins at `x` or later. */
function pointAt(letters: readonly LetterStart[], x: number): number {
	let low = 0;
	let high = letters.length - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((letters[middle]?.x ?? 0) < x) low = middle + 1;
		else high = middle;
	}
	return letters[low]?.point ?? 0;
}
