import * as z from 'zod/mini';

/*
 * Used instead of `z.regex`, `z.minLength`, `z.maxLength` and `z.literal`: all pages share one file of zod, and each of
 * those would be a class more in it.
 */

export const matches = (pattern: RegExp) => z.refine<string>((text) => pattern.test(text));

/** Also for lists. */
export const ofLength = (least: number, most = Number.POSITIVE_INFINITY) =>
	z.refine<{ length: number }>(({ length }) => length >= least && length <= most);

export const exactly = <const Value extends string | number>(value: Value) =>
	z.custom<Value>((given) => given === value);
