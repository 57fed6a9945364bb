import type { Block, Item } from '#cv/blocks.ts';
import type { Locale } from '#i18n/locales.ts';
import { withColon } from '#i18n/with-colon.ts';

/** The blocks as CommonMark: no word of the content is taken for markup. */
export function toMarkdown(blocks: readonly Block[], locale: Locale = 'en'): string {
	return `${blocks.map((block) => toPart(block, locale)).join('\n\n')}\n`;
}

function toPart(block: Block, locale: Locale): string {
	if (block.kind === 'prose') return block.markdown.trim();
	if (block.kind === 'list')
		return block.items.map((item) => `- ${toItem(item, locale)}`).join('\n');
	const words = escapeMarkdown(block.text);
	return block.kind === 'heading' ? `${'#'.repeat(block.level)} ${words}` : words;
}

/** An address that is its own text is written once, as CommonMark's autolink. */
function toItem({ label, text, url }: Item, locale: Locale): string {
	const name = label === undefined ? '' : `**${withColon(locale, escapeMarkdown(label))}** `;
	if (!url) return `${name}${escapeMarkdown(text)}`;
	if (url === text) return `${name}<${url}>`;
	return `${name}[${escapeMarkdown(text)}](<${url.replace(/[<>]/g, encodeURIComponent)}>)`;
}

/**
 * Words as Markdown shows them letter by letter. A line break becomes a space, because no text of the CV is longer than a paragraph.
 * @example escapeMarkdown('5 * [x] <b>') // '5 \\* \\[x\\] \\<b\\>'
 */
export function escapeMarkdown(words: string): string {
	return (
		words
			.replace(/\s*\n\s*/g, ' ')
			.trim()
			.replace(/[\\`*_[\]<>&~|$@]/g, '\\$&')
			// GitHub makes links of bare addresses, and would take a backslash for a part of them.
			.replace(/(https?|ftp):(?=\/\/)/gi, '$1\\:')
			.replace(/www\./gi, (start) => `${start.slice(0, 3)}\\.`)
			.replace(/^([#+=-])/, '\\$1')
			.replace(/^(\d{1,9})([.)])/, '$1\\$2')
			.replace(/^!(?=\\\[)/, '\\!')
	);
}
