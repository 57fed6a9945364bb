import { type Fields, type Parser, parseJson, toFields } from '#lib/parse.ts';
import { findObjects } from './find-objects.ts';
import type { Identified } from './operations.ts';

/** How a stored list is read: an entry that is broken does not cost the others. */
export interface Format<Kept extends Identified> {
	read: Parser<Kept>;
	/** Turns an entry of the bare list that the earlier site stored under the same key into our form, but for its id. */
	earlier?: (entry: Fields) => Fields;
}

export interface Read<Kept> {
	records: Kept[];
	/** False when entries, or fields of them, could not be read: the text must then be set aside before it is replaced. */
	whole: boolean;
	/** Entries that could not be read, with their places, counted from 1. */
	left?: readonly { line: number; text: string }[];
}

/** Parses a stored or exported list; undefined if the text is not a list. */
export function parseList<Kept extends Identified>(
	text: string,
	{ read, earlier }: Format<Kept>,
): Read<Kept> | undefined {
	const value = parseJson(text);
	if (earlier && Array.isArray(value))
		return collect(value, read, (stored, place) => {
			const entry = toFields(stored);
			// The ids of the earlier site were counts and repeated after a deletion.
			return entry && { id: `earlier.${place}`, ...earlier(entry) };
		});
	const { v, data } = toFields(value) ?? {};
	return v === 1 && Array.isArray(data) ? collect(data, read) : undefined;
}

/** The entries that can still be read in a stored text that is no list any more. */
export function salvageList<Kept extends Identified>(text: string, format: Format<Kept>): Kept[] {
	const entries = findObjects(text).join();
	const ours = parseList(`{"v":1,"data":[${entries}]}`, format)?.records ?? [];
	return ours.length > 0 ? ours : (parseList(`[${entries}]`, format)?.records ?? []);
}

/** `{ "v": 1, "updatedAt": ISO, "data": [records] }` */
export function printList(records: readonly Identified[], now: Date): string {
	return JSON.stringify({ v: 1, updatedAt: now.toISOString(), data: records });
}

/** Whether a field of what was stored is not in the entry that was read, or is not the same there. */
function isChanged(entry: Fields | undefined, stored: unknown): boolean {
	return Object.entries(toFields(stored) ?? {}).some(([name, value]) => {
		const read = entry?.[name];
		return typeof read !== 'object' && read !== value;
	});
}

/** Ids never repeat: a second record with the id of another gets one of its own. */
function collect<Kept extends Identified>(
	entries: readonly unknown[],
	read: Parser<Kept>,
	toOurs: (stored: unknown, place: number) => unknown = (stored) => stored,
): Read<Kept> {
	const taken = new Set<string>();
	const records: Kept[] = [];
	const left: { line: number; text: string }[] = [];
	let whole = true;
	for (const [place, stored] of entries.entries()) {
		const ours = toOurs(stored, place);
		const entry = read(ours);
		if (!entry || isChanged(toFields(entry), ours)) whole = false;
		if (!entry) {
			left.push({ line: place + 1, text: JSON.stringify(stored) });
			continue;
		}
		let id = entry.id;
		for (let copy = 2; taken.has(id); copy += 1) id = `${entry.id}.${copy}`;
		taken.add(id);
		records.push({ ...entry, id });
	}
	return { records, whole, ...(left.length > 0 && { left }) };
}
