import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { collections } from '#schemas/collections.ts';
import { findCollection } from '../content/collections.ts';

/** The result of an import for each file. */
export interface Written {
	created: string[];
	/** Was there already, with the same content. */
	same: string[];
	/** Was there with another content, and is as it was. */
	kept: string[];
	replaced: string[];
}

/** Writes content files. Existing files are replaced only with `force`. */
export function writeContent(
	folder: string,
	files: ReadonlyMap<string, object>,
	{ force = false, dryRun = false } = {},
): Written {
	const written: Written = { created: [], same: [], kept: [], replaced: [] };
	for (const [path, fields] of files) {
		const file = `${path}.json`;
		const target = join(folder, file);
		const text = toFileText(file, fields);
		const before = existsSync(target) ? readFileSync(target, 'utf8') : undefined;
		const fate =
			before === undefined
				? 'created'
				: sameContent(before, text)
					? 'same'
					: force
						? 'replaced'
						: 'kept';
		written[fate].push(file);
		if (dryRun || fate === 'same' || fate === 'kept') continue;
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, text);
	}
	return written;
}

/** The text of a file: its fields, after a `$schema` for editors. */
export function toFileText(file: string, fields: object): string {
	const name = findCollection(file);
	const collection = name && collections[name];
	const folder = posix.dirname(`src/content/${file}`);
	const schema =
		collection && 'entity' in collection
			? { $schema: posix.relative(folder, `schemas/json/${collection.entity}.json`) }
			: {};
	return `${JSON.stringify({ ...schema, ...fields }, null, '\t')}\n`;
}

function sameContent(before: string, after: string): boolean {
	try {
		return JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after));
	} catch {
		return false;
	}
}
