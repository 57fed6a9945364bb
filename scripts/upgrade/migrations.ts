import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, parseJson, toFields } from '#lib/parse.ts';

/** A change of the content of owners that a change of the schema makes necessary. */
export interface Migration {
	/** The first version of package.json with the new schema, for example `0.2.0`: raise it with each migration. */
	version: string;
	/** The folder of the records in `src/content`. */
	folder: string;
	/** Returns the record as the new schema expects it. It gets every record, also one that needs no change. */
	change: (record: Fields) => Fields;
}

/** In the order in which they are applied. */
const migrations: readonly Migration[] = [];

/** The new text of each record that a migration changes, by its path, in a copy that came from the version `from`. */
export function migrate(
	root: string,
	from: string,
	list: readonly Migration[] = migrations,
): ReadonlyMap<string, string> {
	const changed = new Map<string, string>();
	for (const { folder, change } of list.filter(({ version }) => isLater(version, from))) {
		for (const path of globSync(`src/content/${folder}/**/*.json`, { cwd: root })) {
			const text = changed.get(path) ?? readFileSync(join(root, path), 'utf8');
			// The content check reports a file that cannot be read.
			const before = toFields(parseJson(text));
			const after = before && change(before);
			if (JSON.stringify(after) !== JSON.stringify(before))
				changed.set(path, `${JSON.stringify(after, null, '\t')}\n`);
		}
	}
	return changed;
}

/** The same fields in the same order, one of them with another name. */
export function rename(record: Fields, from: string, to: string): Fields {
	return Object.fromEntries(
		Object.entries(record).map(([name, value]) => [name === from ? to : name, value]),
	);
}

function isLater(version: string, than: string): boolean {
	return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
