/** Letters of the scripts that are written from right to left, and the mark that stands for one. */
const leftward =
	/[\u0590-\u05ff\u061b-\u065f\u066e-\u06ef\u06fa-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text has letters that are written from right to left. */
export function hasLeftward(text: string): boolean {
	return leftward.test(text);
}

/**
 * What is read from left to right also among letters that are not, though its signs and groups of figures would turn (UAX
 * #9, W2 to W7 and N2): a telephone number, a date of figures, a percentage, a number below zero, C++, .NET, and the dot of an
 * abbreviation.
 */
const rightward =
	/(?<![a-z\p{Nd}])(?:(?:\+|\(\p{Nd}+\)\s?)\p{Nd}+(?:[\s/.-]*\(\p{Nd}+\)|[\s/.-]+\p{Nd}+)*|\p{Nd}+(?:[\s/.-]\p{Nd}+){2,}|[+−-]?\p{Nd}+(?:[.,]\p{Nd}+)*\s?%|[−-]\p{Nd}+(?:[.,]\p{Nd}+)*|[a-z]\w*(?:[+#]+|\.(?=\)))|(?:co|corp|inc|ltd)\.(?=\s)|\.NET\b)/giu;

/** A text from right to left with marks around what runs the other way in it. */
export function markRightward(text: string): string {
	return hasLeftward(text) ? text.replace(rightward, '\u200e$&\u200e') : text;
}

/**
 * A text inside another one that may run in the other direction: neither turns the other round (UAX #9, 2.4). Figures
 * turn nothing.
 */
export function isolate(text: string): string {
	return /\p{L}/u.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * A line of several texts. Where one of them is written from right to left, each keeps its own direction.
 * @example line`${'CSS'}: ${'Git'}` // 'CSS: Git'
 */
export function line(parts: readonly string[], ...texts: readonly string[]): string {
	const isMixed = [...parts, ...texts].some(hasLeftward);
	return String.raw({ raw: parts }, ...(isMixed ? texts.map(isolate) : texts));
}
