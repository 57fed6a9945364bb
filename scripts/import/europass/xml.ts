import { decodeHTMLStrict } from 'entities';
import { isGroup } from '../../content/plain-value.ts';

/** A part of a parsed XML file. It has no type, because its content is known only at run time. */
export type Xml = unknown;

/** The first element at the end of a path. @example at(person, 'PersonName/GivenName') */
export function at(node: Xml, path: string): Xml {
	return path.split('/').reduce<Xml>((current, name) => {
		const one = Array.isArray(current) ? current[0] : current;
		return isGroup(one) ? one[name] : undefined;
	}, node);
}

/** All elements at the end of a path. */
export function all(node: Xml, path: string): Xml[] {
	return toList(at(node, path));
}

/** The text at the end of a path, which may be HTML, or undefined if the path is missing. Without a path, that of the node itself. */
export function readText(node: Xml, path?: string): string | undefined {
	const [found] = path === undefined ? toList(node) : all(node, path);
	const text = isGroup(found) ? found['#text'] : found;
	return typeof text === 'string' && text.trim() !== '' ? decodeHTMLStrict(text.trim()) : undefined;
}

/** For each field the paths to its text, of which the first that has one counts. */
export type Texts = Readonly<Record<string, string | readonly string[]>>;

/**
 * The texts of a part by the names of their fields, and under their own names all fields that are not read, so that the
 * report shows them.
 *
 * @param others paths that something else reads, or that say nothing to a reader
 */
export function readTexts<Fields extends Texts>(node: Xml, fields: Fields, ...others: string[]) {
	const texts = Object.entries(fields).map(([field, paths]) => [
		field,
		[paths]
			.flat()
			.reduce<string | undefined>((text, path) => text ?? readText(node, path), undefined),
	]);
	const named: Record<keyof Fields, string | undefined> = Object.fromEntries(texts);
	return { ...named, ...leftOf(node, ...Object.values(fields).flat(), ...others) };
}

/** The fields of a part that are not read, under their own names. */
export function leftOf(node: Xml, ...read: string[]): Record<string, unknown> {
	const copy: unknown = structuredClone(Array.isArray(node) ? node[0] : node);
	for (const path of read) {
		const [, around, name = ''] = /^(?:(.*)\/)?(.*)$/.exec(path) ?? [];
		const parent = around === undefined ? copy : at(copy, around);
		const one = Array.isArray(parent) ? parent[0] : parent;
		if (isGroup(one)) delete one[name];
	}
	return isGroup(copy) ? copy : {};
}

function toList(found: Xml): Xml[] {
	if (found === undefined || found === '') return [];
	return Array.isArray(found) ? found : [found];
}
