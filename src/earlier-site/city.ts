import { parseJson } from '#lib/parse.ts';

/** The earlier site stored the name of a city without quotes; ours stores JSON. */
export function fromEarlierCity(text: string): string {
	return parseJson(text) === undefined ? JSON.stringify(text) : text;
}
