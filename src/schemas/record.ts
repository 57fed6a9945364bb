import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { isLanguage } from '#lib/language-tag.ts';
import { nearest } from './nearest.ts';
import { absentOrWrong } from './sentence.ts';

const advice = 'Write { "field": "value" }.';
/** A profile had both in one field. */
const placeAdvice =
	'The field "place" is now two fields. Write, for example, "town": { "en": "Lviv" } and "country": "UA".';

/**
 * An object in which every field is known: a misspelt field is reported instead of ignored. `toError` words the error
 * for a value that is not an object.
 */
export function record<Shape extends z.ZodRawShape>(
	shape: Shape,
	toError: ToError = absentOrWrong('group of fields', 'a group of fields', advice),
) {
	return z.strictObject(shape, { error: toRecordError(Object.keys(shape), toError) });
}

/** The error for one unknown field, with the name that was probably meant. */
export function toUnknownKey(key: string, known: readonly string[]): string {
	if (key === 'place' && known.includes('town')) return placeAdvice;
	// A text per language, and a language that the site does not have.
	if ([key, ...known].every(isLanguage)) {
		return `${key} is not one of the site’s languages (${locales.join(', ')}). Add it in site.json, or move the text.`;
	}
	const meant = nearest(key, known);
	const hint = meant === undefined ? toKnownKeys(known) : ` Did you mean "${meant}"?`;
	return `There is no field "${key}" here.${hint}`;
}

function toRecordError(known: readonly string[], toError: ToError): ToError {
	return (issue) => {
		const { code, keys } = issue;
		return code === 'unrecognized_keys' ? toUnknownKeys(keys, known) : toError(issue);
	};
}

function toUnknownKeys(keys: unknown, known: readonly string[]): string {
	if (!Array.isArray(keys)) return 'This field does not exist here.';
	return keys.map((key) => toUnknownKey(String(key), known)).join(' ');
}

function toKnownKeys(known: readonly string[]): string {
	const shown = known.filter((key) => key !== '$schema');
	return shown.length === 0
		? ' This group has no fields.'
		: ` The fields are: ${shown.join(', ')}.`;
}

type ToError = (issue: z.core.$ZodRawIssue) => string;
