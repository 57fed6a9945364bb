import type { z } from 'zod';
import { truncateText } from '#lib/truncate-text.ts';

const longestQuote = 60;

/**
 * A value of a content file as an error message quotes it, at most 60 characters.
 * @example quote('Passed') // '"Passed"'
 */
export function quote(value: unknown): string {
	// A text that is cut keeps its closing quotation mark.
	if (typeof value === 'string') return JSON.stringify(truncateText(value, longestQuote - 2));
	return truncateText(JSON.stringify(value) ?? 'nothing', longestQuote);
}

/**
 * The error for a field that is missing or of the wrong type. `advice` follows either sentence.
 * @example absentOrWrong('order', 'a whole number', 'Write a number such as 3.')
 */
export function absentOrWrong(name: string, kind: string, advice: string) {
	return ({ input }: z.core.$ZodRawIssue): string =>
		input === undefined
			? `The ${name} is missing. ${advice}`
			: `${quote(input)} is not ${kind}. ${advice}`;
}
