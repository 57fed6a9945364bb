import { hasLeftward, line } from './isolate.ts';

/** Separates the parts of a line. Where the line breaks, the mark ends it; it never begins one. */
export const partMark = '\u00a0· ';

/** @example joinParts(['CSS', 'Git']) // 'CSS\u00a0· Git' */
export function joinParts(parts: readonly string[], mark = partMark): string {
	// The whole has the direction of most of its parts.
	const isLeftward = parts.filter(hasLeftward).length * 2 > parts.length;
	return line([isLeftward ? '\u200f' : '', ...parts.slice(1).map(() => mark), ''], ...parts);
}
