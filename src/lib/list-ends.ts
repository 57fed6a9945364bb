/** The first texts of a list and the last, if all are too many. @example listEnds(['1', '2', '3', '4'], 3) // '1; 2; …; 4' */
export function listEnds(texts: readonly string[], most: number): string {
	const isLong = texts.length > most;
	return (isLong ? [...texts.slice(0, most - 1), '…', ...texts.slice(-1)] : texts).join('; ');
}
