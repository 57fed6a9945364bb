import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { collections } from '#schemas/collections.ts';
import { partialDatePattern } from '#schemas/date.ts';
import { withoutInvisible } from '../check-characters.ts';
import { type JsonSchema, toJsonSchema } from '../json-schema.ts';
import { toFieldName } from '../mistake.ts';
import { readTexts } from '../source.ts';
import { toIsoDay, toIsoMonth } from './dates.ts';
import { applyEdits, type Edit, readAlone } from './edits.ts';

/** Spaces around texts, and dates in another form than 2024-03-05 or 2024-03. */
export function fixFields(file: string, text: string) {
	const entry = readAlone(file, text);
	const root = entry && parseTree(text);
	if (entry === undefined || root === undefined) return { text, changes: [] };
	const { properties = {} } = toJsonSchema(collections[entry.collection].schema);
	const edits = [...readTexts(entry.value)].flatMap(([path, found]): Edit[] => {
		const node = findNodeAtLocation(root, path.map(toPart));
		const [name] = path;
		const schema = path.length === 1 ? properties[String(name)] : undefined;
		const seen = withoutInvisible(found);
		const trimmed = seen.trim();
		const meant = (typeof schema === 'object' && toDate(schema, trimmed)) || trimmed;
		if (node === undefined || meant === found) return [];
		const what =
			meant === trimmed
				? seen === found
					? 'no longer has spaces around it'
					: 'no longer has invisible characters'
				: `changed from ${JSON.stringify(found)} to ${JSON.stringify(meant)}`;
		const { offset, length } = node;
		const change = `${toFieldName(path)} ${what}`;
		return [{ offset, length, text: JSON.stringify(meant), change }];
	});
	return applyEdits(text, edits);
}

/** The date that a text stands for, where the field is one. */
function toDate({ pattern }: JsonSchema, text: string): string | undefined {
	if (pattern === '^\\d{4}-\\d{2}-\\d{2}$') return toIsoDay(text);
	return pattern === partialDatePattern ? (toIsoDay(text) ?? toIsoMonth(text)) : undefined;
}

function toPart(part: PropertyKey): string | number {
	return typeof part === 'number' ? part : String(part);
}
