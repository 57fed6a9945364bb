import { describe, expect, test } from 'vitest';
import { allCollections } from '../../../scripts/content/collections.ts';
import { type JsonSchema, toJsonSchema, toSchema } from '../../../scripts/content/json-schema.ts';

/** An example of a text field, and the fields that have it. */
const uses = new Map<string, Set<string>>();
for (const [, { entity, schema }] of allCollections) {
	if (entity !== undefined) collect(toJsonSchema(schema), entity);
}

describe('the examples of text fields', () => {
	test('are there', () => {
		expect(uses.size).toBeGreaterThan(150);
	});

	test('belong to one field each: an example for every field explains none', () => {
		const shared = [...uses].filter(([, fields]) => fields.size > 1);
		expect(shared.map(([example, fields]) => `${example}: ${[...fields].join(', ')}`)).toEqual([]);
	});
});

/** `name` is that of the field, without its language: the same field of two kinds may have one example. */
function collect(node: JsonSchema | undefined, name: string) {
	if (node === undefined) return;
	const isFreeText = node.type === 'string' && node.enum === undefined && !('refersTo' in node);
	for (const example of isFreeText ? (node.examples ?? []) : []) {
		const text = String(example);
		uses.set(text, (uses.get(text) ?? new Set()).add(name));
	}
	for (const [key, property] of Object.entries(node.properties ?? {})) {
		collect(toSchema(property), /^[a-z]{2}$/.test(key) ? name : key);
	}
	collect(toSchema(node.items), name);
	for (const option of node.anyOf ?? []) collect(toSchema(option), name);
}
