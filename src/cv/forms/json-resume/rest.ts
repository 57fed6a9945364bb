import type { WordList, Words } from '#queries/localize.ts';

/**
 * What JSON Resume has no place for, under the one key `vzir` of an item: the import puts it back
 * where it came from, other readers pass it over. `english` names the fields in which another
 * language, most often English, stands in for a translation, so that it is not taken for one.
 */
export function toRest(
	id: string | undefined,
	words: Record<string, Words | WordList | undefined>,
	rest: Record<string, unknown> = {},
): { vzir: object } {
	const english = Object.keys(words).filter((key) => words[key]?.lang !== undefined);
	const all = { id, ...rest, english };
	const filled = Object.entries(all).filter(
		([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
	);
	return { vzir: Object.fromEntries(filled) };
}
