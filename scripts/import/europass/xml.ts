import { decodeHTMLStrict } from 'entities';
import { isGroup } from '../../content/plain-value.ts';

/** A part of a parsed XML file. It has no type, because its content is known only at run time. */
export type Xml = unknown;

/** The first element at the end of a path. */
export function at(node: Xml, ...path: string[]): Xml {
	return path.reduce<Xml>((current, name) => {
		const one = Array.isArray(current) ? current[0] : current;
		return isGroup(one) ? one[name] : undefined;
	}, node);
}

/** All elements at the end of a path. */
export function all(node: Xml, ...path: string[]): Xml[] {
	const found = at(node, ...path);
	if (found === undefined || found === '') return [];
	return Array.isArray(found) ? found : [found];
}

/** The text at the end of a path, which may be HTML, or undefined if the path is missing. */
export function readText(node: Xml, ...path: string[]): string | undefined {
	const [found] = all(node, ...path);
	const text = isGroup(found) ? found['#text'] : found;
	return typeof text === 'string' && text.trim() !== '' ? decodeHTMLStrict(text.trim()) : undefined;
}

/** The fields of a part that were not read, under their own names, so that the report shows them. */
export function leftOf(
	node: Xml,
	...read: readonly (readonly string[])[]
): Record<string, unknown> {
	const copy: unknown = structuredClone(Array.isArray(node) ? node[0] : node);
	for (const path of read) remove(copy, path);
	return isGroup(copy) ? copy : {};
}

function remove(node: unknown, path: readonly string[]) {
	const [name, ...rest] = path;
	const one = Array.isArray(node) ? node[0] : node;
	if (name === undefined || !isGroup(one)) return;
	if (rest.length === 0) delete one[name];
	else remove(one[name], rest);
}
