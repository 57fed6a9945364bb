import { toFields } from '#lib/parse.ts';
import type { Place } from './place.ts';
import { format, parse } from './text.ts';
import { fromForm } from './values.ts';
import { renameWords, toWordSchema, wordAreas } from './words.ts';

type Area = NonNullable<Place['area']>;

/** The words of an area in a file of words, as JSON; undefined if the file has none. */
export function readArea(text: string, { name }: Area): string | undefined {
	const words = toFields(parse(text))?.[name];
	return words === undefined ? undefined : JSON.stringify(words);
}

/** The same in the format of the editor. */
export function toEditorWords(text: string, area: Area): string {
	const words = renameWords(area.name, toFields(parse(text))?.[area.name], 'fields');
	return JSON.stringify(words);
}

/**
 * The text of a file of words after the editor has saved an area. Other areas, English texts beside the words, and words that
 * were not edited stay as they are.
 *
 * @param before the text of the file now, where there is one
 */
export function toWordsText(
	file: string,
	area: Area,
	saved: string,
	before: string | undefined,
): string {
	const old = toFields(before === undefined ? undefined : parse(before)) ?? {};
	const form = renameWords(area.name, parse(saved), 'keys');
	const words = fromForm(toWordSchema(area.tag, area.name), form, old[area.name]);
	if (before !== undefined && JSON.stringify(words) === JSON.stringify(old[area.name]))
		return before;
	const all = { ...old, [area.name]: words };
	const names = area.name in old ? Object.keys(all) : sortAreas(Object.keys(all));
	const sorted = Object.fromEntries(names.map((name) => [name, all[name as keyof typeof all]]));
	return format(file, sorted, before);
}

/** In the order of the English words; fields that are no area stay in front. */
function sortAreas(names: readonly string[]): string[] {
	return names.toSorted((a, b) => wordAreas.indexOf(a) - wordAreas.indexOf(b));
}
