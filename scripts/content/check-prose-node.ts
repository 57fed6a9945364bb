import { posix } from 'node:path';
import { isSafeLink } from '#schemas/link.ts';
import { nearest } from '#schemas/nearest.ts';
import type { BlockAttribute } from '#schemas/prose.ts';
import type { Mistake } from './mistake.ts';
import { type Kind, sentences } from './sentences.ts';
import { checkSiteAddress } from './site-address.ts';
import { type Entry, startOfFile, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';
import type { Wording } from './wording.ts';

/** A node of the parsed text, as far as it is read here. */
export interface ProseNode {
	type: string;
	name?: string | null;
	value?: string;
	url?: string;
	alt?: string | null;
	attributes?: { type: string; name?: string; value?: unknown }[];
	children?: ProseNode[];
	position?: { start: { line: number; column: number } };
}

interface Place {
	tree: ContentTree;
	entry: Entry;
	/** The blocks this collection allows. */
	blocks: Readonly<Record<string, Readonly<Record<string, BlockAttribute>>>>;
	node: ProseNode;
}

type Report = { kind: Kind; wording: Wording };

export function checkProseNode(place: Place): Mistake[] {
	const { entry, node } = place;
	return checkNode(place).map(({ kind, wording }) =>
		toMistakeAt(entry.file, node.position?.start ?? startOfFile, kind, wording),
	);
}

function checkNode(place: Place): Report[] {
	switch (place.node.type) {
		case 'mdxjsEsm':
			return [report('import-line', (place.node.value ?? '').split('\n')[0] ?? '')];
		case 'mdxFlowExpression':
		case 'mdxTextExpression':
			return isComment(place.node.value ?? '')
				? []
				: [report('code-in-text', `{${place.node.value ?? ''}}`)];
		case 'mdxJsxFlowElement':
		case 'mdxJsxTextElement':
			return checkBlock(place);
		case 'link':
		case 'definition':
			return checkLink(place);
		case 'image':
			return checkImage(place);
		default:
			return [];
	}
}

function isComment(code: string): boolean {
	return /^\s*\/\*(?:(?!\*\/).)*\*\/\s*$/s.test(code);
}

function checkBlock({ blocks, node }: Place): Report[] {
	const name = node.name ?? '';
	const known = Object.keys(blocks);
	const allowed = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
	if (allowed === undefined) {
		const wording = sentences['unknown-block'](name, known, nearest(name, known));
		return [{ kind: 'unknown-block', wording }];
	}
	const given = node.attributes ?? [];
	const strange = given.flatMap(({ name: attribute = '{…}' }) =>
		Object.hasOwn(allowed, attribute)
			? []
			: { attribute, meant: nearest(attribute, Object.keys(allowed)) },
	);
	const wrong = Object.entries(allowed).flatMap(([attribute, { pattern, example }]) => {
		const value = given.find((candidate) => candidate.name === attribute)?.value;
		const misspelt = strange.some(({ meant }) => meant === attribute);
		if (misspelt || (typeof value === 'string' && pattern.test(value))) return [];
		const wording = sentences['wrong-attribute'](name, attribute, toFound(value), example);
		return [{ kind: 'wrong-attribute' as const, wording }];
	});
	return [
		...strange.map(({ attribute, meant }) => {
			const wording = sentences['unknown-attribute'](name, attribute, meant);
			return { kind: 'unknown-attribute' as const, wording };
		}),
		...wrong,
	];
}

function toFound(value: unknown): string | undefined {
	if (typeof value === 'string') return `"${value}"`;
	return value === undefined || value === null ? undefined : 'code in braces';
}

function checkLink({ tree, node }: Place): Report[] {
	const url = node.url ?? '';
	if (!isSafeLink(url)) return [{ kind: 'unsafe-link', wording: sentences['unsafe-link'](url) }];
	const found = checkSiteAddress(tree, url);
	return found === undefined ? [] : [found];
}

function checkImage({ tree, entry, node }: Place): Report[] {
	const url = node.url ?? '';
	const reports: Report[] = [];
	if (!node.alt?.trim()) {
		reports.push({ kind: 'missing-alt', wording: sentences['missing-alt'](url) });
	}
	const file = posix.join('src/content', posix.dirname(entry.file), url);
	if (!file.startsWith('src/assets/') || !tree.assets.has(file.slice('src/assets/'.length))) {
		const wording = sentences['missing-prose-picture'](url);
		reports.push({ kind: 'missing-prose-picture', wording });
	}
	return reports;
}

function report(kind: 'import-line' | 'code-in-text', found: string): Report {
	return { kind, wording: sentences[kind](found) };
}
