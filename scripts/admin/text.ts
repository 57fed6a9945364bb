import { spawnSync } from 'node:child_process';
import { parseJson } from '#lib/parse.ts';
import { findCollection } from '../content/collections.ts';
import { toSchemaPath } from '../content/record-text.ts';
import { toRecordSchema } from './forms.ts';
import { fromForm, toForm } from './values.ts';

/** The text of a content file in the format of the editor; prose and unreadable files are returned unchanged. */
export function toEditorText(file: string, text: string): string {
	const collection = findCollection(file);
	const value = file.endsWith('.json') ? parse(text) : undefined;
	if (collection === undefined || value === undefined) return text;
	return JSON.stringify(toForm(toRecordSchema(collection), value));
}

/**
 * The text of a content file from what the editor saves. What was not edited stays as it was, to the letter: a file
 * in which nothing was changed is the same file.
 *
 * @param before the text of the file now, where there is one
 */
export function toFileText(file: string, saved: string, before: string | undefined): string {
	const collection = findCollection(file);
	if (collection === undefined) throw new Error(`"${file}" is not a content file.`);
	if (!file.endsWith('.json')) return toProse(saved, before);
	const old = (before === undefined ? undefined : parse(before)) ?? { $schema: toSchemaPath(file) };
	const value = fromForm(toRecordSchema(collection), JSON.parse(saved), old) ?? {};
	if (before !== undefined && JSON.stringify(value) === JSON.stringify(old)) return before;
	return format(file, value, before);
}

/** One line break at the end. Fields at the top whose values have not changed keep their formatting. */
function toProse(saved: string, before: string | undefined): string {
	const now = split(saved);
	const old = split(before ?? '');
	const isSameTop = unquote(now.top) === unquote(old.top);
	const top = isSameTop ? old.top : now.top;
	const body = now.body.trim() === old.body.trim() ? old.body : `\n${now.body.trim()}\n`;
	return top === '' ? body.replace(/^\n+/, '') : `---\n${top}\n---\n${body}`;
}

function split(text: string) {
	const [whole = '', top = ''] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text) ?? [];
	return { top, body: text.slice(whole.length) };
}

/** YAML may write the same text with quotes and without. */
function unquote(top: string): string {
	return top.replace(/^(\w+): (["'])(.*)\2$/gm, '$1: $3').trim();
}

/**
 * Formatted as the tests expect; an object that is on one line in `before` stays so. Without the formatter the file is
 * still valid.
 */
export function format(file: string, value: object, before = ''): string {
	const text = `${JSON.stringify(value, null, '\t')}\n`.replace(/\{\n[^{}]*\}/g, (lines) => {
		const line = lines.replace(/\n\t*/g, ' ');
		return before.includes(line) ? line : lines;
	});
	const flag = `--stdin-file-path=src/content/${file}`;
	const options = { input: text, encoding: 'utf8', shell: process.platform === 'win32' } as const;
	const { status, stdout } = spawnSync('biome', ['format', flag], options);
	return status === 0 && stdout !== '' ? stdout : text;
}

export function parse(text: string): unknown {
	return parseJson(text.replace(/^\uFEFF/, ''));
}
