import { mdxToMdast } from 'satteri';
import { type ProseAround, writers } from './prose-blocks.ts';
import { isBlock, type ProseNode, readAttributes } from './prose-node.ts';

/**
 * Prose of the content as Markdown alone. The blocks are those of `src/schemas/prose.ts`; the check of the content lets
 * no others in. Text outside of them stays as the author wrote it.
 *
 * @throws for a block that no writer knows
 */
export function toMarkdownProse(mdx: string, around: ProseAround): string {
	const root = mdxToMdast(mdx) as ProseNode;
	return writeRange(mdx, root, [0, mdx.length], around)
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/** A part of a text with everything in it written as Markdown. */
function writeRange(
	mdx: string,
	node: ProseNode,
	[start, end]: readonly [number, number],
	around: ProseAround,
): string {
	const pieces: string[] = [];
	let at = start;
	for (const special of findSpecial(node)) {
		const [from, to] = toRange(special);
		pieces.push(mdx.slice(at, from), writeNode(mdx, special, around));
		at = to;
	}
	return [...pieces, mdx.slice(at, end)].join('');
}

function writeNode(mdx: string, node: ProseNode, around: ProseAround): string {
	const [start, end] = toRange(node);
	const source = mdx.slice(start, end);
	const { type, url = '' } = node;
	if (type === 'link') return source.replace(`](${url}`, () => `](${around.toLink(url)}`);
	if (type === 'image') {
		return source.replace(
			`](${url}`,
			() => `](${around.toPicture(url.replace(/^.*assets\//, ''))}`,
		);
	}
	if (!isBlock(node)) return '';
	const writer = writers[node.name ?? ''];
	if (!writer) throw new Error(`src/cv/prose-blocks.ts does not know the block <${node.name}>.`);
	return writer(readAttributes(node), writeInside(mdx, node, around), around);
}

/** The content of a block, without its indentation. */
function writeInside(mdx: string, node: ProseNode, around: ProseAround): string {
	const [first, last] = [node.children?.[0], node.children?.at(-1)];
	if (!first || !last) return '';
	const [start] = toRange(first);
	const [indentation = ''] = /[\t ]*$/.exec(mdx.slice(0, start)) ?? [];
	const inside = writeRange(mdx, node, [start, toRange(last)[1]], around);
	return inside.replaceAll(`\n${indentation}`, '\n').trim();
}

/** The outermost nodes that Markdown has no words for, or that name something by a path of this project. */
function findSpecial(node: ProseNode): ProseNode[] {
	return (node.children ?? []).flatMap((child) => (isSpecial(child) ? child : findSpecial(child)));
}

function isSpecial(node: ProseNode): boolean {
	if (node.type === 'link') return node.url?.startsWith('/') ?? false;
	return isBlock(node) || node.type === 'image' || /^mdx\w+Expression$/.test(node.type);
}

function toRange({ position }: ProseNode): [number, number] {
	return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
