import { type ProseNode, readAttributes } from '#cv/prose-node.ts';
import type { BlockAttribute, ProseBlock } from '#schemas/block.ts';
import { nearest } from '#schemas/nearest.ts';
import { sceneTools } from '#tools/tool-list.ts';
import { type Finding, toFinding } from './finding.ts';
import { findSiteTools } from './site-settings.ts';
import type { ContentTree } from './tree.ts';

/** Unknown, missing and wrong attributes of a block. */
export function checkAttributes(
	tree: ContentTree,
	name: string,
	block: ProseBlock,
	node: ProseNode,
): Finding[] {
	const { attributes } = block;
	const given = node.attributes ?? [];
	const known = Object.keys(attributes);
	const strange = given
		.map(({ name: attribute = '{…}' }) => attribute)
		.filter((attribute) => !Object.hasOwn(attributes, attribute));
	const meant = strange.map((attribute) => nearest(attribute, known));
	const expected = Object.entries(attributes).filter(([attribute]) => !meant.includes(attribute));
	return [
		...strange.map((attribute) =>
			toFinding('unknown-attribute', { block: name, name: attribute, known }),
		),
		...expected.flatMap(([attribute, rule]) => {
			const found = given.find((candidate) => candidate.name === attribute);
			return checkValue(name, attribute, rule, found);
		}),
		...checkNamedFiles(tree, block, node),
		...checkScenes(tree, block, node),
	];
}

type Attribute = NonNullable<ProseNode['attributes']>[number];

function checkValue(
	block: string,
	attribute: string,
	rule: BlockAttribute,
	found: Attribute | undefined,
): Finding[] {
	const { pattern, optional, words } = rule;
	if (found === undefined && optional) return [];
	const value = found?.value;
	if (typeof value === 'string' && pattern.test(value)) return [];
	if (words !== undefined && typeof value === 'string') {
		return [
			toFinding('unknown-word', {
				...{ block, attribute, name: value, known: words },
				choice: words.join(' or '),
			}),
		];
	}
	return [
		toFinding('wrong-attribute', {
			...{ block, attribute, found: toFound(value), example: rule.example },
		}),
	];
}

function toFound(value: unknown): string {
	if (typeof value === 'string') return `"${value}"`;
	return value === undefined || value === null ? 'nothing' : 'code in braces';
}

/** A scene comes from a tool, with its models. */
function checkScenes(tree: ContentTree, { attributes }: ProseBlock, node: ProseNode): Finding[] {
	const tools = findSiteTools(tree);
	const written = readAttributes(node);
	return Object.entries(attributes).flatMap(([attribute, { refersTo }]) => {
		const name = refersTo === 'scene' && written[attribute];
		const tool = Object.entries(sceneTools).find(([scene]) => scene === name)?.[1];
		if (!name || !tool || tools.includes(tool)) return [];
		return [toFinding('left-out-tool', { name, tool })];
	});
}

/** Videos are files of `public`. Pictures are checked in `check-pictures.ts`. */
function checkNamedFiles(
	tree: ContentTree,
	{ attributes }: ProseBlock,
	node: ProseNode,
): Finding[] {
	const written = readAttributes(node);
	return Object.entries(attributes).flatMap(([name, { refersTo, pattern }]) => {
		const file = written[name];
		if (refersTo !== 'file' || file === undefined || !pattern.test(file)) return [];
		const path = `/${file.replace(/^\//, '')}`;
		if (file.startsWith('https:') || tree.publicFiles.has(path)) return [];
		return [toFinding('missing-public-file', { name: path, known: [...tree.publicFiles] })];
	});
}
