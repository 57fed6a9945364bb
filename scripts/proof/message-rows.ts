import { readdirSync } from 'node:fs';
import { type Locale, locales } from '#i18n/locales.ts';
import { fill, type PluralForms, plural } from '#i18n/messages.ts';
import type { Row } from './row.ts';
import { counts, listValues } from './values.ts';

const folder = 'src/i18n/messages';

/** Every message that has a plural or a placeholder, by area; those that areas share once. */
export async function listMessageRows(): Promise<Row[]> {
	const areas = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
	const rows = new Map<string, Row>();
	for (const { name } of areas) {
		const module: object = await import(`#i18n/messages/${name}/index.ts`);
		const words: unknown = Object.values(module)[0];
		for (const { key, message } of listMessages(pick(words, [locales[0]]))) {
			const row = { group: name, key: `${name}.${key}`, lines: toLines(words, key, message) };
			const texts = JSON.stringify(row.lines);
			if (!rows.has(texts)) rows.set(texts, row);
		}
	}
	return [...rows.values()];
}

function toLines(words: unknown, key: string, english: Message): Row['lines'] {
	return Object.fromEntries(
		locales.map((locale) => {
			const message = pick(words, [locale, ...key.split('.')]);
			const nested = (name: string) => {
				const part = pick(words, [locale, name]);
				return isMessage(part) && typeof part !== 'string'
					? renderMessage(locale, part)
					: undefined;
			};
			return [locale, isMessage(message) ? renderMessage(locale, message, english, nested) : []];
		}),
	);
}

/**
 * Each value of each placeholder once, the others as usual; then each of them missing. The names of placeholders are
 * the English ones: another name is not filled in, and is seen.
 */
function renderMessage(
	locale: Locale,
	message: Message,
	english: Message = message,
	nested: (name: string) => readonly string[] | undefined = () => undefined,
): string[] {
	const list = (name: string) => nested(name) ?? listValues(locale, name);
	const names = listPlaceholders(english);
	const usual = Object.fromEntries(names.map((name) => [name, list(name)[0] ?? '']));
	const write = (values: Record<string, string>, count = 2) =>
		typeof message === 'string' ? fill(message, values) : plural(locale, message, count, values);
	const counted = typeof message === 'string' ? [] : counts.map((count) => write(usual, count));
	const varied = names.flatMap((name) =>
		[...list(name), ''].map((value) => write({ ...usual, [name]: value })),
	);
	return [...new Set([...counted, ...varied])];
}

/** The names in braces; that of a plural's own number is not among them. */
function listPlaceholders(message: Message): string[] {
	const isPlural = typeof message !== 'string';
	const texts = isPlural ? Object.values(message) : [message];
	const names = texts.flatMap((text) =>
		[...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
	);
	return [...new Set(names)].filter((name) => !(isPlural && name === 'count'));
}

type Message = string | PluralForms;

/** The messages below a value that have something to fill in, with the path of their keys. */
function listMessages(
	value: unknown,
	path: readonly string[] = [],
): { key: string; message: Message }[] {
	if (isMessage(value))
		return typeof value === 'string' && !value.includes('{')
			? []
			: [{ key: path.join('.'), message: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, below]) => listMessages(below, [...path, key]));
}

function isMessage(value: unknown): value is Message {
	if (typeof value === 'string') return true;
	if (typeof value !== 'object' || value === null || !('one' in value)) return false;
	return Object.values(value).every((form) => typeof form === 'string') && 'one' in value;
}

function pick(value: unknown, path: readonly (string | undefined)[]): unknown {
	return path.reduce<unknown>(
		(inside, key) =>
			typeof inside === 'object' && inside !== null && key !== undefined
				? Reflect.get(inside, key)
				: undefined,
		value,
	);
}
