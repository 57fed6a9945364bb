import type { Block, Item } from '#cv/blocks.ts';
import type { Locale } from '#i18n/locales.ts';
import { withColon } from '#i18n/with-colon.ts';

const underlines = { 1: '=', 2: '-', 3: '.' } as const;

/** The blocks as plain text: headings have a line below them, nothing else is markup. */
export function toPlainText(blocks: readonly Block[], locale: Locale = 'en'): string {
	return `${blocks.map((block) => toPart(block, locale)).join('\n\n')}\n`;
}

function toPart(block: Block, locale: Locale): string {
	switch (block.kind) {
		case 'prose':
			return block.markdown.trim();
		case 'list':
			return block.items.map((item) => `– ${toItem(item, locale)}`).join('\n');
		case 'heading':
			return toHeading(block.text, block.level);
		case 'text':
			return toLine(block.text);
	}
}

function toHeading(words: string, level: 1 | 2 | 3): string {
	const line = toLine(words);
	const length = Math.min([...line].length, 72);
	return `${line}\n${underlines[level].repeat(length)}`;
}

function toItem({ label, text, url }: Item, locale: Locale): string {
	const name = label === undefined ? '' : `${withColon(locale, toLine(label))} `;
	const address =
		url && url.replace(/^(mailto|tel):/, '') !== text.replaceAll(' ', '') ? ` (${url})` : '';
	return `${name}${toLine(text)}${url === text ? '' : address}`;
}

function toLine(words: string): string {
	return words.replace(/\s*\n\s*/g, ' ').trim();
}
