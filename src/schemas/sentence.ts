import type { z } from 'zod';

const longestQuote = 60;

/**
 * How a value of a content file is quoted to its author.
 * @example quote('Dance school') // '"Dance school"'
 */
export function quote(value: unknown): string {
	const text = JSON.stringify(value) ?? 'nothing';
	return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
}

/**
 * What to tell an author whose field is absent or of the wrong type. `advice` follows either sentence.
 * @example absentOrWrong('order', 'a whole number', 'Write a number such as 3.')
 */
export function absentOrWrong(name: string, kind: string, advice: string) {
	return ({ input }: z.core.$ZodRawIssue): string =>
		input === undefined
			? `The ${name} is missing. ${advice}`
			: `${quote(input)} is not ${kind}. ${advice}`;
}
