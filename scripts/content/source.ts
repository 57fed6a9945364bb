import type { CollectionName } from '#schemas/collections.ts';
import type { Finding } from './finding.ts';
import { type FieldPath, type Mistake, toFieldName, toPosition } from './mistake.ts';

/** A parsed file: its fields, and the position of each of them in the text. */
export interface Source {
	text: string;
	/** The fields as written; `undefined` when the file cannot be read. */
	value: unknown;
	/** Offset of the value of a field, or of the innermost group around it that exists. */
	locateValue(path: FieldPath): number;
	/** Offset of the name of a field, or as `locateValue`. */
	locateKey(path: FieldPath): number;
}

/** A file of a collection. */
export interface Entry extends Source {
	collection: CollectionName;
	/** Path from `src/content`. */
	file: string;
	/** As the site knows it: `pm/leading-teams`. */
	id: string;
}

/** A mistake in the value of a field, or in its name. */
export function toMistake(
	entry: Source & Pick<Entry, 'file'>,
	path: FieldPath,
	finding: Finding,
	at: 'value' | 'key' = 'value',
): Mistake {
	const offset = at === 'key' ? entry.locateKey(path) : entry.locateValue(path);
	return {
		...toMistakeAt(entry.file, finding, toPosition(entry.text, offset)),
		field: toFieldName(path),
	};
}

export const startOfFile = { line: 1, column: 1 };

/** A mistake at a line and column of a file. One that concerns the whole file is at its start. */
export function toMistakeAt(
	file: string,
	finding: Finding,
	{ line, column } = startOfFile,
): Mistake {
	return { ...finding, file: `src/content/${file}`, line, column };
}

/** The value of a field, whatever its type; `undefined` if it is missing. */
export function readField(value: unknown, path: FieldPath): unknown {
	return path.reduce<unknown>(
		(current, part) =>
			isGroup(current) && Object.hasOwn(current, part) ? current[part] : undefined,
		value,
	);
}

/** Every text in a file, with the path that leads to it. */
export function* readTexts(value: unknown, path: FieldPath = []): Generator<[FieldPath, string]> {
	if (typeof value === 'string') yield [path, value];
	if (!isGroup(value)) return;
	for (const key of Object.keys(value)) {
		yield* readTexts(value[key], [...path, Array.isArray(value) ? Number(key) : key]);
	}
}

/** The groups with nothing but one text per language, with the path that leads to each. */
export function* readTextsPerLanguage(
	value: unknown,
	languages: readonly string[],
	path: FieldPath = [],
): Generator<[FieldPath, Record<PropertyKey, unknown>]> {
	if (!isGroup(value)) return;
	const keys = Object.keys(value);
	if (keys.length > 0 && keys.every((key) => languages.includes(key))) yield [path, value];
	else
		for (const key of keys) {
			const part = Array.isArray(value) ? Number(key) : key;
			yield* readTextsPerLanguage(value[key], languages, [...path, part]);
		}
}

function isGroup(value: unknown): value is Record<PropertyKey, unknown> {
	return typeof value === 'object' && value !== null;
}
