import { posix } from 'node:path';
import type { ProseNode } from '#cv/prose-node.ts';
import type { Blocks } from '#schemas/block.ts';
import { isSafeLink } from '#schemas/link.ts';
import { checkBlock } from './check-block.ts';
import { type Finding, toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { checkSiteAddress } from './site-address.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

interface Place {
	tree: ContentTree;
	entry: Entry;
	/** The blocks this collection allows. */
	blocks: Blocks;
	node: ProseNode;
	/** Name of the block that contains the node. */
	inside?: string | undefined;
}

export function checkProseNode(place: Place): Mistake[] {
	const { entry, node } = place;
	return checkNode(place).map((finding) => toMistakeAt(entry.file, finding, node.position?.start));
}

function checkNode(place: Place): Finding[] {
	switch (place.node.type) {
		case 'mdxjsEsm':
			return [toFinding('import-line', { line: (place.node.value ?? '').split('\n')[0] })];
		case 'mdxFlowExpression':
		case 'mdxTextExpression':
			return isComment(place.node.value ?? '')
				? []
				: [toFinding('code-in-text', { code: `{${place.node.value ?? ''}}` })];
		case 'mdxJsxFlowElement':
		case 'mdxJsxTextElement':
			return checkBlock(place.tree, place.blocks, place.node, place.inside);
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

function checkLink({ tree, node }: Place): Finding[] {
	const url = node.url ?? '';
	if (!isSafeLink(url)) return [toFinding('unsafe-link', { url })];
	const found = checkSiteAddress(tree, url);
	return found === undefined ? [] : [found];
}

function checkImage({ tree, entry, node }: Place): Finding[] {
	const url = node.url ?? '';
	const reports: Finding[] = [];
	if (!node.alt?.trim()) {
		reports.push(toFinding('missing-alt', { url }));
	}
	const file = posix.join('src/content', posix.dirname(entry.file), url);
	if (!file.startsWith('src/assets/') || !tree.assets.has(file.slice('src/assets/'.length))) {
		reports.push(toFinding('missing-prose-picture', { url }));
	}
	return reports;
}
