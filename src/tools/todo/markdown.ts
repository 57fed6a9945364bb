import { createId } from '#browser/records/create-id.ts';
import type { Task } from './task.ts';

/** A list of check boxes, one task per line. @example '- [x] Water the plants' */
export function toMarkdown(tasks: readonly Task[]): string {
	return tasks
		.map(({ name, completed }) => `- [${completed ? 'x' : ' '}] ${escapeName(name)}\n`)
		.join('');
}

/** Reads any Markdown list; a line without a box is an open task, lines outside a list are left out. */
export function parseMarkdown(text: string): Task[] {
	return text.split(/\r?\n/).flatMap((line) => {
		const [, box, name = ''] = /^\s*[-*+] (?:\[([ xX])\] )?(.*)$/.exec(line) ?? [];
		if (name === '') return [];
		return [{ id: createId(), name: unescapeName(name), completed: box?.toLowerCase() === 'x' }];
	});
}

/** What Markdown or an editor would change is written as its number: breaks, spaces at the ends, tags. */
function escapeName(name: string): string {
	return name.replace(
		/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}&<]|^[\s[]|\s$/gu,
		(character) => `&#${character.charCodeAt(0)};`,
	);
}

function unescapeName(name: string): string {
	return name.replace(/&#(\d{1,5});/g, (_, code: string) => String.fromCharCode(Number(code)));
}
