import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';
import { listUnused, rows } from './glossary.ts';

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

test('the sentences of scripts and schemas use the words of the glossary', () => {
	// The rules of layers name folders: "papers" is one.
	const files = globSync('{scripts,src/schemas}/**/*.ts', { exclude: ['scripts/layers/**'] });
	const texts = files.flatMap((source) =>
		listSentences(readFileSync(source, 'utf8')).map(
			(text) => ({ source, locale: 'en', text }) as const,
		),
	);
	expect(texts.length).toBeGreaterThan(500);
	expect(listUnused(texts)).toEqual([]);
});

test('a sentence is a text of three words or more, without comments, values and tags', () => {
	expect(
		listSentences("say('This is a film.'); run('two films'); // it isn't a film's end"),
	).toEqual(['This is a film.']);
	const script = ['say(`Use a <Film /> or $', '{film} when it ends.`);'].join('');
	expect(listSentences(script)).toEqual(['Use a  or  when it ends.']);
});

/** The texts of a script that people read. */
function listSentences(script: string): string[] {
	const code = script.replace(/(?<!\w)\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/[^\n]*/g, '');
	return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)]
		.map(([, , text = '']) => text.replace(/\$\{[^}]*\}|<[^>]+>/g, ''))
		.filter((text) => /\p{L} +\p{L}+ +\p{L}/u.test(text));
}

function listTexts(messages: object): string[] {
	return Object.values(messages).flatMap((value: unknown) => {
		if (typeof value === 'string') return [value];
		return typeof value === 'object' && value ? listTexts(value) : [];
	});
}
