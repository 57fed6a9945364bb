import { type JsonSchema, toSchema } from '../content/json-schema.ts';

/** The kind of field that a schema requires: the forms of the editor and their values are made from this. */
export type Shape =
	| { kind: 'text' | 'date' | 'picture' | 'number' | 'switch' }
	/** One of the words; with `instead`, or the value that stands for none of them: `false`. */
	| { kind: 'choice'; words: readonly string[]; instead?: boolean }
	| { kind: 'choices'; words: readonly string[] }
	| { kind: 'names'; items: JsonSchema }
	| { kind: 'groups'; items: JsonSchema }
	| { kind: 'group'; fields: Fields; required: readonly string[] }
	/** One text or picture for all languages, or one per language; where `numbers`, also a number. */
	| { kind: 'either'; same: JsonSchema; fields: Fields; numbers: boolean }
	/** A list of words, or a value that stands for another choice: `true` for the whole entry, `false` for none. */
	| { kind: 'mark'; words: readonly string[]; instead: boolean };

export type Fields = Readonly<Record<string, JsonSchema>>;

/**
 * The kind of field that a schema requires.
 *
 * @throws for an unknown kind of schema, so that no field is silently missing from the forms
 */
export function readShape(schema: JsonSchema, path: string): Shape {
	const shape = readUnion(schema) ?? readList(schema) ?? readGroup(schema) ?? readSingle(schema);
	if (shape !== undefined) return shape;
	throw new Error(
		`The editor has no field for "${path}": ${JSON.stringify(schema)}. Add its type to scripts/admin/shape.ts.`,
	);
}

function readUnion({ anyOf }: JsonSchema): Shape | undefined {
	const options = (anyOf ?? []).map(toSchema);
	const others = options.filter((option) => option?.type !== 'number');
	const numbers = others.length < options.length;
	const [first, second] = others;
	if (others.length !== 2 || first === undefined || second === undefined) return undefined;
	const group = readGroup(second);
	if (first.type === 'string' && group?.kind === 'group') {
		return { kind: 'either', same: first, fields: group.fields, numbers };
	}
	if (numbers) return undefined;
	if (typeof first.const === 'boolean' && second.enum)
		return { kind: 'choice', words: second.enum.map(String), instead: first.const };
	const list = readList(second);
	if (typeof first.const === 'boolean' && list?.kind === 'choices')
		return { kind: 'mark', words: list.words, instead: first.const };
	return undefined;
}

function readList({ type, items }: JsonSchema): Shape | undefined {
	const inner = toSchema(items);
	if (type !== 'array' || inner === undefined) return undefined;
	if (inner.enum) return { kind: 'choices', words: inner.enum.map(String) };
	if (inner.type === 'string') return { kind: 'names', items: inner };
	return inner.type === 'object' ? { kind: 'groups', items: inner } : undefined;
}

function readGroup(schema: JsonSchema): Shape | undefined {
	const { type, properties, required = [] } = schema;
	if (type !== 'object' || !properties) return undefined;
	return { kind: 'group', fields: toFields(properties), required };
}

function readSingle(schema: JsonSchema): Shape | undefined {
	if (schema.type === 'integer' || schema.type === 'number') return { kind: 'number' };
	if (schema.type === 'boolean') return { kind: 'switch' };
	if (schema.type !== 'string') return undefined;
	if (schema.enum) return { kind: 'choice', words: schema.enum.map(String) };
	if (schema.pattern === '^\\d{4}-\\d{2}-\\d{2}$') return { kind: 'date' };
	return { kind: schema.pattern?.includes('webp') ? 'picture' : 'text' };
}

/** The line with the path of the schema is written by the editor and not by its user. */
function toFields(properties: NonNullable<JsonSchema['properties']>): Fields {
	return Object.fromEntries(
		Object.entries(properties).flatMap(([name, property]) => {
			const schema = toSchema(property);
			return name === '$schema' || schema === undefined ? [] : [[name, schema]];
		}),
	);
}
