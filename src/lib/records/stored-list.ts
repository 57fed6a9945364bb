import * as z from 'zod/mini';
import type { Identified } from './operations.ts';

// Compiled schemas need `eval`, which the content policy of the site forbids.
z.config({ jitless: true });

export interface Format<Kept extends Identified> {
	schema: z.ZodMiniType<Kept>;
	/** Reads an entry of the list that the earlier site kept under the same key. */
	readEarlier: (entry: unknown, index: number) => Kept | undefined;
}

const envelope = z.object({ v: z.literal(1), data: z.array(z.unknown()) });

export interface Read<Kept> {
	records: Kept[];
	/** False when entries could not be read: the text must then be set aside before it is replaced. */
	whole: boolean;
}

/** Reads a stored or exported list; nothing if it is none. */
export function parseList<Kept extends Identified>(
	text: string,
	{ schema, readEarlier }: Format<Kept>,
): Read<Kept> | undefined {
	const value = parseJson(text);
	if (Array.isArray(value)) return collect(value.map(readEarlier));
	const read = envelope.safeParse(value);
	return read.success
		? collect(read.data.data.map((entry) => schema.safeParse(entry).data))
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
