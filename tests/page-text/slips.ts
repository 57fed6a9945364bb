import type { PageText } from './collect.ts';

/** Text that appears only if a program has printed its internal values. */
const slips = {
	'a value of the code': /(?<![\p{L}\p{N}_])(?:true|false|undefined|null|NaN)(?![\p{L}\p{N}_])/u,
	'an object': /\[object\b/,
	'a placeholder': /\{\s*\w*\s*\}|%\w+%/,
	// Three are an ellipsis.
	'a double full stop': /(?<!\.)\.\.(?!\.)/,
	'an empty heading': /^$/,
};

/** Each slip once, as a sentence: what, where, and the text around it. */
export function findSlips(texts: readonly PageText[]): string[] {
	const found = texts.flatMap(({ where, text }) =>
		Object.entries(slips).flatMap(([name, pattern]) => {
			const match = pattern.exec(text);
			if (!match) return [];
			const around = text.slice(Math.max(0, match.index - 40), match.index + 60);
			return [`${name} in ${where}: ${around}`];
		}),
	);
	return [...new Set(found)];
}
