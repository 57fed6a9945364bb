import { posix } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import { type Collection, type CollectionName, collections } from '#schemas/collections.ts';
import { countEdits } from '#schemas/nearest.ts';
import { toKnownFields } from '../expectation.ts';
import { type FieldPath, toFieldName } from '../mistake.ts';
import { applyEdits, type Edit, readAlone } from './edits.ts';

/** Names of fields in a wrong case or one letter off, and the line "$schema". */
export function fixNames(file: string, text: string) {
	const entry = readAlone(file, text);
	const root = entry && parseTree(text);
	if (entry === undefined || root?.type !== 'object') return { text, changes: [] };
	return applyEdits(text, [
		...toNameEdits(entry.collection, root, []),
		...toSchemaEdits(file, entry.collection, root),
	]);
}

function toNameEdits(collection: CollectionName, node: Node, path: FieldPath): Edit[] {
	if (node.type === 'array') {
		return (node.children ?? []).flatMap((child, at) =>
			toNameEdits(collection, child, [...path, at]),
		);
	}
	if (node.type !== 'object') return [];
	const known = toKnownFields(collection, path);
	const names = (node.children ?? []).map(({ children }) => String(children?.[0]?.value));
	return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
		if (key === undefined || value === undefined) return [];
		const name = String(key.value);
		const meant = known.includes(name) ? name : findMeant(name, known, names);
		const inner = toNameEdits(collection, value, [...path, meant ?? name]);
		if (meant === undefined || meant === name) return inner;
		const change = `renamed the field "${toFieldName([...path, name])}" to "${meant}"`;
		const { offset, length } = key;
		return [{ offset, length, text: JSON.stringify(meant), change }, ...inner];
	});
}

/** The one known name that is like this one, unless the file has it already, or another name that is like it. */
function findMeant(name: string, known: readonly string[], names: readonly string[]) {
	const near = (a: string, b: string) => countEdits(a, b) <= 1;
	const meant = known.filter((candidate) => candidate !== '$schema' && near(name, candidate));
	const [only] = meant;
	if (meant.length !== 1 || only === undefined || names.includes(only)) return undefined;
	const rivals = names.filter((other) => !known.includes(other) && near(other, only));
	return rivals.length === 1 ? only : undefined;
}

function toSchemaEdits(file: string, collection: CollectionName, root: Node): Edit[] {
	const { entity }: Collection = collections[collection];
	if (entity === undefined) return [];
	const folder = posix.dirname(`src/content/${file}`);
	const path = JSON.stringify(posix.relative(folder, `schemas/json/${entity}.json`));
	const named = root.children?.find(({ children }) => children?.[0]?.value === '$schema');
	const value = named?.children?.[1];
	if (value !== undefined) {
		if (JSON.stringify(value.value) === path) return [];
		const { offset, length } = value;
		return [{ offset, length, text: path, change: `corrected "$schema" to ${path}` }];
	}
	const line = `\n\t"$schema": ${path}${root.children?.length ? ',' : '\n'}`;
	const change = 'added the line "$schema"';
	return [{ offset: root.offset + 1, length: 0, text: line, change }];
}
