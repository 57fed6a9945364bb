import type { Mistake } from '../content/mistake.ts';
import type { Kind } from '../content/sentences.ts';

/** Mistakes in optional fields that refer to something else: without the field, the record is in order. */
const removable: ReadonlySet<Kind> = new Set<Kind>([
	'unknown-document',
	'unknown-diploma',
	'unknown-job',
	'unknown-tag',
	'unused-technology',
	'left-out-tool',
	'unknown-page',
]);

/**
 * New texts of the records that refer to what does not stay, without these references.
 *
 * @param texts by path inside `src/content`
 */
export function withoutReferences(
	texts: ReadonlyMap<string, string>,
	mistakes: readonly Mistake[],
): Map<string, string> {
	const wrong = mistakes.filter(
		({ kind, file, field }) => removable.has(kind) && field !== undefined && file.endsWith('.json'),
	);
	const byFile = Map.groupBy(wrong, ({ file }) => file.replace('src/content/', ''));
	return new Map(
		[...byFile].flatMap(([file, ofFile]) => {
			const text = texts.get(file);
			if (text === undefined) return [];
			const record = without(JSON.parse(text), new Set(ofFile.map(({ field = '' }) => field)), '');
			return [[file, `${JSON.stringify(record, null, '\t')}\n`] as const];
		}),
	);
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
