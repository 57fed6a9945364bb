import type { Kind } from '../content/finding.ts';
import type { Mistake } from '../content/mistake.ts';

/** Mistakes in optional fields that refer to something else: without the field, the record is in order. */
const removable: ReadonlySet<Kind> = new Set<Kind>([
	'unknown-document',
	'unknown-diploma',
	'unknown-job',
	'unknown-tag',
	'unused-technology',
	'left-out-tool',
	'unknown-page',
	'missing-picture',
]);

/** Whether a mistake is a reference in a record that can be left out. */
export function isReference({ kind, file, field }: Mistake): boolean {
	return removable.has(kind) && field !== undefined && file.endsWith('.json');
}

/**
 * New texts of the records that refer to what the site will not have, without these references.
 *
 * @param texts by path inside `src/content`
 */
export function withoutReferences(
	texts: ReadonlyMap<string, string>,
	mistakes: readonly Mistake[],
): Map<string, string> {
	const byFile = Map.groupBy(mistakes.filter(isReference), ({ file }) =>
		file.replace('src/content/', ''),
	);
	return new Map(
		[...byFile].flatMap(([file, ofFile]) => {
			const text = texts.get(file);
			if (text === undefined) return [];
			const fields = ofFile.map(({ field = '' }) => toWhole(field));
			const record = without(JSON.parse(text), new Set(fields), '');
			return [[file, `${JSON.stringify(record, null, '\t')}\n`] as const];
		}),
	);
}

/** A cover goes with its picture. @example toWhole('gallery[0].picture.en') // 'gallery[0]' */
function toWhole(field: string): string {
	return field.replace(/\.(picture|dark)(\..+)?$/, '');
}

/** A list of which nothing is left goes, too. */
function without(value: unknown, fields: ReadonlySet<string>, path: string): unknown {
	if (Array.isArray(value)) {
		const rest = value.filter((_, at) => !fields.has(`${path}[${at}]`));
		if (rest.length === 0 && value.length > 0) return undefined;
		return rest.length < value.length
			? rest
			: value.map((each, at) => without(each, fields, `${path}[${at}]`));
	}
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).flatMap(([name, inner]) => {
			const field = path === '' ? name : `${path}.${name}`;
			return fields.has(field) ? [] : [[name, without(inner, fields, field)]];
		}),
	);
}
