import { toMarkdownProse } from '#cv/prose-markdown.ts';
import { defaultLocale } from '#i18n/locales.ts';

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
	locale: defaultLocale,
	toPicture: () => '',
	toFile: () => '',
	toLink: () => '',
};
