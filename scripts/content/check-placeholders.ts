import { posix } from 'node:path';
import { isBlock, type ProseNode, readAttributes } from '#cv/prose-node.ts';
import type { Locale } from '#i18n/locales.ts';
import { isProse } from '#schemas/prose.ts';
import type { Mistake } from './mistake.ts';
import { isForeignHeading, isFromOutline, isPlaceholder } from './placeholders.ts';
import { parseProse, walkProse } from './prose-node.ts';
import { sentences } from './sentences.ts';
import { type Entry, readTexts, startOfFile, toMistake, toMistakeAt } from './source.ts';

/** Texts that a command wrote because it did not have the answer. */
export function checkPlaceholders(entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => [
		...[...readTexts(entry.value)]
			.filter(([, text]) => isPlaceholder(text))
			.map(([path, text]) => toMistake(entry, path, 'placeholder', sentences.placeholder(text))),
		...(isProse(entry.collection) ? checkOutline(entry) : []),
	]);
}

function checkOutline(entry: Entry): Mistake[] {
	const root = parseProse(entry.text);
	if (root instanceof Error) return [];
	const locale = posix.basename(entry.file, '.mdx') as Locale;
	return [...walkProse(root)].flatMap(({ node }) =>
		listLeft(node, locale).map((text) =>
			toMistakeAt(
				entry.file,
				node.position?.start ?? startOfFile,
				'outline',
				sentences.outline(text),
			),
		),
	);
}

/** What is left of the outline in a node itself. */
function listLeft(node: ProseNode, locale: Locale): string[] {
	switch (node.type) {
		case 'mdxFlowExpression':
		case 'mdxTextExpression':
			return [(node.value ?? '').replace(/^\s*\/\*|\*\/\s*$/g, '').trim()].filter(isFromOutline);
		case 'paragraph':
			return [toText(node)].filter(isFromOutline);
		case 'heading':
			return [toText(node)].filter((text) => isForeignHeading(text, locale));
		default:
			return isBlock(node) ? Object.values(readAttributes(node)).filter(isFromOutline) : [];
	}
}

function toText({ value = '', children = [] }: ProseNode): string {
	return value + children.map(toText).join('');
}
