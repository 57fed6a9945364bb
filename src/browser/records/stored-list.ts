import type { Identified } from './operations.ts';

/**
 * Parses entries one by one, so that a broken one costs only itself. Written without
 * zod, which would be a tenth of the script that a page of records starts with.
 */
export interface Format<Kept extends Identified> {
	read: (entry: Fields) => Kept | undefined;
	/** Reads an entry of the list that the earlier site kept under the same key. */
	readEarlier: (entry: unknown, index: number) => Kept | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

export interface Read<Kept> {
	records: Kept[];
	/** False when entries could not be read: the text must then be set aside before it is replaced. */
	whole: boolean;
}

/** Parses a stored or exported list; undefined if the text is not a list. */
export function parseList<Kept extends Identified>(
	text: string,
	{ read, readEarlier }: Format<Kept>,
): Read<Kept> | undefined {
	const value = parseJson(text);
	if (Array.isArray(value)) return collect(value.map(readEarlier));
	const { v, data } = toFields(value) ?? {};
	if (v !== 1 || !Array.isArray(data)) return undefined;
	return collect(data.map(toFields).map((entry) => entry && read(entry)));
}

/** The fields of anything that has some; a list has none. */
export function toFields(value: unknown): Fields | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? { ...value }
		: undefined;
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

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
