import { type CollectionName, collections } from '#schemas/collections.ts';
import { type JsonSchema, toJsonSchema } from './json-schema.ts';
import type { FieldPath } from './mistake.ts';

/** What the schema says about a field, in words for the author. */
export interface Expectation {
	expected: string;
	example: string;
}

/** Description and example of a field, or of the nearest one around it that has them. */
export function toExpectation(collection: CollectionName, path: FieldPath): Expectation {
	const root = toJsonSchema(collections[collection].schema);
	const nodes = [root];
	for (const part of path) nodes.push(step(nodes.at(-1), part) ?? {});
	const described = nodes.findLast((node) => node.description !== undefined);
	const depth = nodes.findLastIndex((node) => node.examples !== undefined);
	return {
		expected: described?.description ?? 'A group of fields in braces.',
		example: depth < 1 ? toWholeExample(root) : toExample(path[depth - 1], nodes[depth]),
	};
}

/** Names of the fields that a group may have. */
export function toKnownFields(collection: CollectionName, path: FieldPath): string[] {
	const root = toJsonSchema(collections[collection].schema);
	const node = path.reduce<JsonSchema | undefined>(step, root);
	const group = node?.properties ?? node?.anyOf?.find((option) => option.properties)?.properties;
	return Object.keys(group ?? {});
}

function step(node: JsonSchema | undefined, part: PropertyKey): JsonSchema | undefined {
	if (node === undefined) return undefined;
	if (typeof part === 'number' && node.items !== undefined) return node.items;
	const property = node.properties?.[String(part)];
	if (property !== undefined) return property;
	return node.anyOf?.map((option) => step(option, part)).find((option) => option !== undefined);
}

function toWholeExample(root: JsonSchema): string {
	const [key, node] = Object.entries(root.properties ?? {}).find(
		([key, node]) => key !== '$schema' && node.examples !== undefined,
	) ?? ['field', { examples: ['value'] }];
	return `{ ${toExample(key, node)} }`;
}

function toExample(part: PropertyKey | undefined, node: JsonSchema | undefined): string {
	const value = JSON.stringify(node?.examples?.[0]);
	return typeof part === 'string' ? `"${part}": ${value}` : value;
}
