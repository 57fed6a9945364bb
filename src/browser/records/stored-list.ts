import { type Parser, parseJson, toFields } from '#lib/parse.ts';
import type { Identified } from './operations.ts';

/** How a stored list is read: an entry that is broken does not cost the others. */
export interface Format<Kept extends Identified> {
	read: Parser<Kept>;
	/** Turns a list that the earlier site stored under the same key into our form, and leaves ours as it is. */
	earlier?: (text: string) => string;
}

export interface Read<Kept> {
	records: Kept[];
	/** False when entries could not be read: the text must then be set aside before it is replaced. */
	whole: boolean;
}

/** Parses a stored or exported list; undefined if the text is not a list. */
export function parseList<Kept extends Identified>(
	text: string,
	{ read, earlier }: Format<Kept>,
): Read<Kept> | undefined {
	const { v, data } = toFields(parseJson(earlier?.(text) ?? text)) ?? {};
	return v === 1 && Array.isArray(data) ? collect(data.map(read)) : undefined;
}

/** `{ "v": 1, "updatedAt": ISO, "data": [records] }` */
export function printList(records: readonly Identified[], now: Date): string {
	return JSON.stringify({ v: 1, updatedAt: now.toISOString(), data: records });
}

/** Ids never repeat: a second record with the id of another gets one of its own. */
function collect<Kept extends Identified>(entries: readonly (Kept | undefined)[]): Read<Kept> {
	const taken = new Set<string>();
	const records: Kept[] = [];
	for (const entry of entries) {
		if (!entry) continue;
		let id = entry.id;
		for (let copy = 2; taken.has(id); copy += 1) id = `${entry.id}.${copy}`;
		taken.add(id);
		records.push({ ...entry, id });
	}
	return { records, whole: records.length === entries.length };
}
