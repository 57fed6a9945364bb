import { createId } from '#browser/records/create-id.ts';
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

/** Reads any Markdown list; a line without a box is an open task, lines outside a list are left out. */
export function parseMarkdown(text: string): Task[] {
	return text.split(/\r?\n/).flatMap((line) => {
		const [, box, words = ''] = /^\s*[-*+] (?:\[([ xX])\] )?(.*)$/.exec(line) ?? [];
		if (words === '') return [];
		const completed = box?.toLowerCase() === 'x';
		const [, name = '', due = ''] = /^(.+) 📅 (\S+)$/u.exec(words) ?? [];
		return isCalendarDay(due)
			? [{ id: createId(), name: unescapeName(name), completed, due }]
			: [{ id: createId(), name: unescapeName(words), completed, due: '' }];
	});
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
