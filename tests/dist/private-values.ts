import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { formatDate, formatLongDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';

/** A text of the content that only the private edition may show. */
export interface PrivateValue {
	file: string;
	field: string;
	/** The text, and every other way in which a form might write it. */
	spellings: string[];
}

/** Every text under a mark `private`, of all content files in a folder. */
export function findPrivateValues(content: string): PrivateValue[] {
	return globSync('**/*.json', { cwd: content }).flatMap((file) => {
		const value: unknown = JSON.parse(readFileSync(join(content, file), 'utf8'));
		return [...findIn(value, '', false)].map(([field, text]) => ({
			file,
			field,
			spellings: toSpellings(text),
		}));
	});
}

/** Whether a text of the site holds the value, written in any way. */
export function hasValue(text: string, { spellings }: PrivateValue): boolean {
	const plain = decodeHTMLStrict(text);
	return spellings.some((spelling) => plain.includes(spelling));
}

function* findIn(value: unknown, path: string, hidden: boolean): Generator<[string, string]> {
	if (typeof value === 'string' && hidden) yield [path, value];
	if (typeof value !== 'object' || value === null) return;
	const mark = 'private' in value ? value.private : undefined;
	for (const [key, item] of Object.entries(value)) {
		if (key === 'private' || key === '$schema' || key === 'tags') continue;
		const name = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
		const marked = mark === true || (Array.isArray(mark) && mark.includes(key));
		yield* findIn(item, name, hidden || marked);
	}
}

/** A day or a month in all languages, a telephone number without its spaces, and no text that is too common to be private. */
function toSpellings(text: string): string[] {
	const spellings = [text, JSON.stringify(text).slice(1, -1), text.replaceAll('\u00a0', ' ')];
	if (/^\d{4}-\d\d(-\d\d)?$/.test(text)) {
		spellings.push(text.replaceAll('-', ''));
		for (const locale of locales) {
			spellings.push(formatDate(locale, text), formatLongDate(locale, text));
		}
	}
	if (/^\+[\d ]+$/.test(text)) spellings.push(text.replaceAll(' ', ''));
	const [, address] = /^mailto:(.+)$/.exec(text) ?? [];
	if (address) spellings.push(address);
	return [...new Set(spellings)];
}
