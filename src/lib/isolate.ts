/** Letters of the scripts that are written from right to left, and the mark that stands for one. */
const leftward =
	/[\u0590-\u05ff\u061b-\u065f\u066e-\u06ef\u06fa-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text has letters that are written from right to left. */
export function hasLeftward(text: string): boolean {
	return leftward.test(text);
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
