import { z } from 'zod';
import { nearest } from './nearest.ts';
import { absentOrWrong } from './sentence.ts';

const advice = 'Write { "field": "value" }.';

/**
 * An object in which every field is known: a misspelt one is a mistake, not silence. `toError` words the sentence for
 * a value that is no object at all.
 */
export function record<Shape extends z.ZodRawShape>(
	shape: Shape,
	toError: ToError = absentOrWrong('group of fields', 'a group of fields', advice),
) {
	return z.strictObject(shape, { error: toRecordError(Object.keys(shape), toError) });
}

/** An object whose fields are named after a list of words; each may be left out. */
export function recordOf<const Words extends readonly string[], Value extends z.ZodType>(
	words: Words,
	value: Value,
	toError: ToError,
) {
	return z.partialRecord(z.enum(words), value, { error: toRecordError(words, toError) });
}

/** The sentence for one unknown field, with the one that was probably meant. */
export function toUnknownKey(key: string, known: readonly string[]): string {
	const meant = nearest(key, known);
	const hint = meant === undefined ? toKnownKeys(known) : ` Did you mean "${meant}"?`;
	return `The field "${key}" is not known here.${hint}`;
}

function toRecordError(known: readonly string[], toError: ToError): ToError {
	return (issue) => {
		const { code, keys } = issue;
		return code === 'unrecognized_keys' ? toUnknownKeys(keys, known) : toError(issue);
	};
}

function toUnknownKeys(keys: unknown, known: readonly string[]): string {
	if (!Array.isArray(keys)) return 'A field is not known here.';
	return keys.map((key) => toUnknownKey(String(key), known)).join(' ');
}

function toKnownKeys(known: readonly string[]): string {
	const shown = known.filter((key) => key !== '$schema');
	return shown.length === 0 ? ' There are no fields here.' : ` Known fields: ${shown.join(', ')}.`;
}

type ToError = (issue: z.core.$ZodRawIssue) => string;
