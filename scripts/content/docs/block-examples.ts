import type { Block, Blocks } from '#schemas/block.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';

/** The blocks that a prose file may hold, as they are written: `<Milestone year="2021">Text.</Milestone>`. */
export function listBlockExamples(name: CollectionName): string[] {
	if (!isProse(name)) return [];
	const blocks: Blocks = proseBlocks[name];
	return Object.keys(blocks).map((block) => toBlockExample(blocks, block));
}

/** A block with all its attributes and something in it, on one line. */
export function toBlockExample(blocks: Blocks, name: string): string {
	const block = blocks[name];
	if (block === undefined) return `<${name} />`;
	const attributes = Object.entries(block.attributes).map(
		([attribute, { example }]) => ` ${attribute}="${example}"`,
	);
	const tag = `${name}${attributes.join('')}`;
	if (block.content === 'nothing') return `<${tag} />`;
	return `<${tag}>${toContent(blocks, block.content)}</${name}>`;
}

function toContent(blocks: Blocks, content: Exclude<Block['content'], 'nothing'>): string {
	if (content === 'text') return 'Text.';
	if (content === 'code') return '```ts … ```';
	return content.map((inner) => toBlockExample(blocks, inner)).join('');
}
