import type { Blocks, ProseBlock } from '#schemas/block.ts';
import type { CollectionName } from '#schemas/collections.ts';
import { isProse, proseBlocks } from '#schemas/prose.ts';

/** The blocks that a prose file may contain, each with an example: `<Milestone year="2021">Text.</Milestone>`. */
export function listBlockExamples(name: CollectionName): string[] {
	if (!isProse(name)) return [];
	const blocks: Blocks = proseBlocks[name];
	return Object.keys(blocks).map((block) => toBlockExample(blocks, block));
}

/** A block as written in a file: each tag on a separate line, text between empty lines. */
export function toWrittenBlock(blocks: Blocks, name: string): string {
	const { content = 'nothing' } = blocks[name] ?? {};
	if (content === 'nothing') return toTag(blocks, name, ' /');
	const [open, close] = [toTag(blocks, name, ''), `</${name}>`];
	if (content === 'text') return `${open}\n\nText.\n\n${close}`;
	if (content === 'code') {
		return `${open}\n\n~~~ts\nconst answer = 42;\n~~~\n\n${close}`;
	}
	const inner = content.map((block) => `\t${toTag(blocks, block, ' /')}`);
	return [open, ...inner, close].join('\n');
}

/** A block with all its attributes and some content, on one line. */
function toBlockExample(blocks: Blocks, name: string): string {
	const { content = 'nothing' } = blocks[name] ?? {};
	if (content === 'nothing') return toTag(blocks, name, ' /');
	return `${toTag(blocks, name, '')}${toContent(blocks, content)}</${name}>`;
}

function toTag(blocks: Blocks, name: string, end: string): string {
	const attributes = Object.entries(blocks[name]?.attributes ?? {}).map(
		([attribute, { example }]) => ` ${attribute}="${example}"`,
	);
	return `<${name}${attributes.join('')}${end}>`;
}

function toContent(blocks: Blocks, content: Exclude<ProseBlock['content'], 'nothing'>): string {
	if (content === 'text') return 'Text.';
	if (content === 'code') return '```ts … ```';
	return content.map((inner) => toBlockExample(blocks, inner)).join('');
}
