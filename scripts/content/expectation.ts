import { locales } from '#i18n/locales.ts';
import { toFields } from '#lib/parse.ts';
import { type CollectionName, collections } from '#schemas/collections.ts';
import { type JsonSchema, toJsonSchema, toSchema } from './json-schema.ts';
import type { FieldPath } from './mistake.ts';

/** What the schema expects of a field. */
export interface Expectation {
	expected: string;
	example: string;
}

/** Description and example of a field, or of the nearest group around it that has them. */
export function toExpectation(collection: CollectionName, path: FieldPath): Expectation {
	const root = toJsonSchema(collections[collection].schema);
	const nodes: JsonSchema[] = [root];
	for (const part of path) nodes.push(step(nodes.at(-1), part) ?? {});
	const described = nodes.findLast((node) => node.description !== undefined);
	const depth = nodes.findLastIndex((node) => node.examples !== undefined);
	return {
		expected: described?.description ?? 'a group of fields in braces',
		example: depth < 1 ? toWholeExample(root) : toExample(path[depth - 1], nodes[depth]),
	};
}

/** Names of the fields that a group may have. */
export function toKnownFields(collection: CollectionName, path: FieldPath): string[] {
	const root = toJsonSchema(collections[collection].schema);
	const node = path.reduce<JsonSchema | undefined>(step, root);
	const group = node?.properties ? node : node?.anyOf?.find(hasFields);
	return Object.keys(group?.properties ?? {});
}

/** The schema of a field or of an item of a list. */
function step(node: JsonSchema | undefined, part: PropertyKey): JsonSchema | undefined {
	if (node === undefined) return undefined;
	if (typeof part === 'number') return toSchema(node.items);
	const property = node.properties?.[String(part)];
	if (property !== undefined) return toSchema(property);
	return node.anyOf?.map((option) => step(toSchema(option), part)).find(isThere);
}

function toExample(part: PropertyKey | undefined, node: JsonSchema | undefined): string {
	const value = JSON.stringify(node?.examples?.[0], toSiteLanguages);
	return typeof part === 'string' ? `"${part}": ${value}` : value;
}

/** A text per language has the languages of the site; the English words stand in for others. */
function toSiteLanguages(_: string, value: unknown): unknown {
	const texts = toFields(value);
	if (texts?.en === undefined) return value;
	return Object.fromEntries(locales.map((locale) => [locale, texts[locale] ?? texts.en]));
}

/** An example of a file: its first field. */
function toWholeExample(root: JsonSchema): string {
	const fields = Object.entries(root.properties ?? {});
	const [name, node] = fields.find(([name]) => name !== '$schema') ?? [];
	return name === undefined ? 'no fields' : `{ ${toExample(name, toSchema(node))} }`;
}

function hasFields({ properties }: JsonSchema): boolean {
	return properties !== undefined;
}

function isThere(node: JsonSchema | undefined): boolean {
	return node !== undefined;
}
