import { isPerLanguage, type JsonSchema, toSchema } from '../json-schema.ts';

/** One row of the table of fields. */
export interface Field {
	/** `contacts[].url` */
	path: string;
	required: boolean;
	/** `text`, `text per language`, `one of: hard, soft` */
	kind: string;
	/** Its description in the schema. */
	text: string;
	/** The value as it is written in the file. */
	example: string;
}

/** Every field of a record, with those inside groups and lists of groups; languages are one row. */
export function listFields(schema: JsonSchema, base = ''): Field[] {
	return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
		const path = `${base}${name}`;
		if (typeof property === 'boolean') return [];
		return [
			toField(path, property, schema.required?.includes(name) ?? false),
			...listInside(path, property),
		];
	});
}

function toField(path: string, schema: JsonSchema, required: boolean): Field {
	return {
		path,
		required: required && schema.default === undefined,
		kind: toKind(schema),
		text: schema.description ?? findGroup(schema)?.description ?? 'Group of fields.',
		example: JSON.stringify(toExample(schema)),
	};
}

function listInside(path: string, schema: JsonSchema): Field[] {
	const items = toSchema(schema.items);
	if (items?.properties && !isPerLanguage(items)) return listFields(items, `${path}[].`);
	if (schema.properties && !isPerLanguage(schema)) return listFields(schema, `${path}.`);
	return [];
}

function toKind(schema: JsonSchema): string {
	if (schema.anyOf)
		return schema.anyOf.map((option) => toKind(toSchema(option) ?? {})).join(', or ');
	if (isPerLanguage(schema)) return `${toKind(toSchema(schema.properties?.en) ?? {})} per language`;
	if (schema.const !== undefined) return String(schema.const);
	if (schema.enum) return `one of: ${schema.enum.join(', ')}`;
	if (schema.type === 'array') return toListKind(toSchema(schema.items) ?? {});
	if (schema.type === 'boolean') return 'true or false';
	if (schema.type === 'integer' || schema.type === 'number') return 'number';
	return schema.type === 'object' ? 'group of fields' : 'text';
}

function toListKind(items: JsonSchema): string {
	if (items.enum) return `list of: ${items.enum.join(', ')}`;
	return items.type === 'object' ? 'list of groups' : 'list of texts';
}

/** The example of the schema. Dates and links share one each, so an example that the description quotes wins. */
function toExample(schema: JsonSchema): unknown {
	const [example] = schema.examples ?? [];
	const [, quoted, day] =
		/for example (?:"([^"]+)"|(\d{4}-\d{2}(?:-\d{2})?))/.exec(schema.description ?? '') ?? [];
	const own = quoted ?? day;
	if (own !== undefined && (schema.type === 'string' || typeof example === 'string')) return own;
	return example ?? toSchema(schema.items)?.examples?.slice(0, 1) ?? schema.enum?.[0];
}

function findGroup(schema: JsonSchema): JsonSchema | undefined {
	return [schema, ...(schema.anyOf ?? []).map(toSchema)].find((option) => option?.description);
}
