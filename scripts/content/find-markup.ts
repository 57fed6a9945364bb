import { toFieldName, toPosition } from './mistake.ts';
import { type Entry, readTexts } from './source.ts';
import type { Wording } from './wording.ts';

/** Tags that authors use to format text, those that would do something, and entities. */
const markup =
	/<\/?(?:a|abbr|b|big|blockquote|br|center|div|em|font|h[1-6]|i|iframe|img|li|mark|ol|p|script|small|span|strong|style|sub|sup|table|u|ul)\b[^<>]*>|&(?:nbsp|amp|lt|gt|quot|#\d+);/i;

/** HTML in the texts of a record, which visitors would read as it is written. Prose has blocks, which are checked. */
export function findMarkup(entry: Entry): { place: string; wording: Wording }[] {
	if (!entry.file.endsWith('.json')) return [];
	return [...readTexts(entry.value)].flatMap(([path, text]) => {
		const [found] = markup.exec(text) ?? [];
		if (found === undefined) return [];
		const { line, column } = toPosition(entry.text, entry.locateValue(path));
		const place = `src/content/${entry.file}:${line}:${column}  ${toFieldName(path)}`;
		return [{ place, wording: toWording(found, text) }];
	});
}

function toWording(found: string, text: string): Wording {
	const plain = text.replaceAll(new RegExp(markup, 'gi'), '').replace(/\s+/g, ' ').trim();
	return {
		sentence: `This text contains HTML, and visitors read it as it is written. Delete it, unless the text is about HTML.`,
		found,
		expected: 'text without tags and entities',
		example: JSON.stringify(plain.length > 60 ? `${plain.slice(0, 60)}…` : plain || 'Plain text'),
	};
}
