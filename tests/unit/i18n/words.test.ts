import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';

type Text = { readonly source: string; readonly locale: Locale; readonly text: string };

const rows = readFileSync('docs/words.md', 'utf8')
	.split('\n')
	.filter((line) => line.startsWith('| '))
	.slice(2)
	.map((line) => line.split('|').slice(1, -1));

const unused = locales.flatMap((locale, index) =>
	rows
		.flatMap((row) => (row[index + 3] ?? '').split(','))
		.map((phrase) => phrase.trim())
		.filter(Boolean)
		.map((phrase) => ({ locale, phrase, pattern: toPattern(phrase) })),
);

describe('the glossary', () => {
	test('has at most 60 rows with a term in each language', () => {
		expect(rows.length).toBeGreaterThan(20);
		expect(rows.length).toBeLessThanOrEqual(60);
		for (const row of rows) {
			expect(row).toHaveLength(6);
			for (const term of row.slice(0, 3)) expect(term.trim(), row.join('|')).not.toBe('');
		}
	});

	test('uses none of the phrases that it replaces', () => {
		const terms = rows.flatMap((row) =>
			locales.map((locale, index) => ({
				source: 'docs/words.md',
				locale,
				text: row[index] ?? '',
			})),
		);
		expect(listUnused(terms)).toEqual([]);
	});

	test('finds whole words in any case, endings where it allows them, and across a non-breaking space', () => {
		const found = listUnused([
			{ source: 'a', locale: 'en', text: 'Films and filmed.' },
			{ source: 'b', locale: 'uk', text: 'Жодної картинки' },
			{ source: 'c', locale: 'es', text: 'Una línea\u00a0móvil' },
			{ source: 'd', locale: 'en', text: 'A configured pantry stand' },
		]);
		expect(found).toEqual(['a: films (en)', 'b: картинк* (uk)', 'c: línea móvil (es)']);
	});
});

test('the interface uses the words of the glossary', () => {
	const areas = import.meta.glob<Record<string, Record<Locale, object>>>(
		'/src/i18n/messages/*/index.ts',
		{ eager: true },
	);
	const texts = Object.entries(areas).flatMap(([file, area]) =>
		Object.values(area).flatMap((dictionary) =>
			locales.flatMap((locale) =>
				listTexts(dictionary[locale]).map((text) => ({
					source: file.replace('index.ts', `${locale}.ts`),
					locale,
					text,
				})),
			),
		),
	);
	expect(texts.length).toBeGreaterThan(3000);
	expect(listUnused(texts)).toEqual([]);
});

function listUnused(texts: readonly Text[]): string[] {
	return texts.flatMap(({ source, locale, text }) =>
		unused
			.filter((entry) => entry.locale === locale && entry.pattern.test(text))
			.map(({ phrase }) => `${source}: ${phrase} (${locale})`),
	);
}

function listTexts(messages: object): string[] {
	return Object.values(messages).flatMap((value: unknown) => {
		if (typeof value === 'string') return [value];
		return typeof value === 'object' && value ? listTexts(value) : [];
	});
}

/** @example toPattern('film*').test('Films') // true */
function toPattern(phrase: string): RegExp {
	const words = phrase
		.replace(/\*$/, '')
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\s+/g, '\\s+');
	const end = phrase.endsWith('*') ? '' : '(?![\\p{L}\\p{N}’])';
	return new RegExp(`(?<![\\p{L}\\p{N}’])${words}${end}`, 'iu');
}
