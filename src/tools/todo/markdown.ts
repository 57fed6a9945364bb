import { createId } from '#browser/records/create-id.ts';
import type { LeftLine } from '#browser/records/reading.ts';
import { isCalendarDay } from '#lib/calendar-day.ts';
import type { Task } from './task.ts';

/** A list of check boxes, one task per line, with its day as task lists in Markdown have it. @example '- [x] Water the plants 📅 2026-11-23' */
export function toMarkdown(tasks: readonly Task[]): string {
	return tasks
		.map(({ name, completed, due }) => {
			const day = due === '' ? '' : ` 📅 ${due}`;
			return `- [${completed ? 'x' : ' '}] ${escapeName(name)}${day}\n`;
		})
		.join('');
}

/** A list item as in CommonMark 5.2 and GFM 5.3, which is no thematic break (4.1). */
const item =
	/^(?!\s*([-*])(?:\s*\1){2,}\s*$)(\s*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[([ xX-])\](?!\()[ \t]*)?(.*)$/;

/** Begins and ends a block of code. */
const fence = /^\s*(?:```|~~~)/;

/**
 * Reads any Markdown list, numbered ones too; a line without a box is an open task. An indented task becomes one like the
 * others. Lines with words that are no list, code, and boxes that are empty or cancelled (`[-]`) are left out.
 */
export function parseMarkdown(file: string) {
	const records: Task[] = [];
	const nested: number[] = [];
	const left: LeftLine[] = [];
	let outermost = Number.POSITIVE_INFINITY;
	let isCode = false;
	for (const [index, text] of file.split(/\r?\n/).entries()) {
		const line = index + 1;
		const isFence = fence.test(text);
		if (isFence) isCode = !isCode;
		const [found, , space = '', box, words = ''] = (!isCode && item.exec(text)) || [];
		const isOutside = found === undefined && /[\p{L}\p{N}]/u.test(text) && !isFence;
		const why = box === '-' ? 'sign' : box && !words ? 'empty' : undefined;
		if (isOutside || why) left.push({ line, text: text.trim(), ...(why && { why }) });
		if (words === '' || box === '-') continue;
		const indent = space.replaceAll('\t', '    ').length;
		outermost = Math.min(outermost, indent);
		if (indent > outermost + 1) nested.push(line);
		const [, name = words, due = ''] = /^(.+) 📅 (\S+)$/u.exec(words) ?? [];
		const isDay = isCalendarDay(due);
		records.push({
			id: createId(),
			name: unescapeName(isDay ? name : words),
			completed: box?.toLowerCase() === 'x',
			due: isDay ? due : '',
		});
	}
	return { records, nested, left };
}

/**
 * Characters that would change the meaning are written as numeric references: line breaks, spaces at the ends, tags,
 * the mark of a day.
 */
function escapeName(name: string): string {
	return name.replace(
		/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}&<]|^[\s[]|\s$|(?<=📅) /gu,
		(character) => `&#${character.charCodeAt(0)};`,
	);
}

function unescapeName(name: string): string {
	return name.replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));
}
