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
	toError = absentOrWrong('group of fields', 'a group of fields', advice),
) {
	const known = Object.keys(shape);
	return z.strictObject(shape, {
		error: (issue) => {
			const { code, keys } = issue;
			return code === 'unrecognized_keys' ? toUnknownKeys(keys, known) : toError(issue);
		},
	});
}

/** The sentence for one field nobody knows, with the one that was probably meant. */
export function toUnknownKey(key: string, known: readonly string[]): string {
	const meant = nearest(key, known);
	const hint = meant === undefined ? toKnownKeys(known) : ` Did you mean "${meant}"?`;
	return `The field "${key}" is not known here.${hint}`;
}

function toUnknownKeys(keys: unknown, known: readonly string[]): string {
	if (!Array.isArray(keys)) return 'A field is not known here.';
	return keys.map((key) => toUnknownKey(String(key), known)).join(' ');
}

function toKnownKeys(known: readonly string[]): string {
	const shown = known.filter((key) => key !== '$schema');
	return shown.length === 0 ? ' There are no fields here.' : ` Known fields: ${shown.join(', ')}.`;
}
