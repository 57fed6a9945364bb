import { toMarkdownProse } from '#cv/prose-markdown.ts';

/** The words of a case study: without code, addresses and Markdown. */
export function toStoryText(mdx: string): string {
	return toMarkdownProse(mdx, nowhere)
		.replace(/^```[\s\S]*?^```/gm, ' ')
		.replace(/!?\[([^\]]*)\]\((?:<[^>]*>|[^)]*)\)/g, '$1')
		.replace(/^[\s>#|:-]+/gm, ' ')
		.replace(/[|*_\\`]+/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
}

/** Addresses are left out, so it does not matter what they are. */
const nowhere = {
	locale: 'en',
	toPicture: () => '',
	toFile: () => '',
	toLink: () => '',
} as const;
