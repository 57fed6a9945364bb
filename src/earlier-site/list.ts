import { type Fields, parseJson, toFields } from '#lib/parse.ts';

/**
 * The earlier site stored a bare list. Its ids were counts and repeated after a deletion, so each entry gets a
 * new one by its place. An entry that is no object becomes null, which no store reads.
 */
export function fromEarlierList(text: string, toRecord: (entry: Fields) => Fields): string {
	const value = parseJson(text);
	if (!Array.isArray(value)) return text;
	const data = value.map((each, index) => {
		const entry = toFields(each);
		return entry ? { id: `earlier.${index}`, ...toRecord(entry) } : null;
	});
	return JSON.stringify({ v: 1, data });
}
