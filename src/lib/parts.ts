/** Separates the parts of a line. Where the line breaks, the mark ends it; it never begins one. */
export const partMark = '\u00a0· ';

/** @example joinParts(['CSS', 'Git']) // 'CSS\u00a0· Git' */
export function joinParts(parts: readonly string[]): string {
	return parts.join(partMark);
}
