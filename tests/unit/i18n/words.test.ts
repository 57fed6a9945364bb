import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';
import { listUnused } from './glossary.ts';

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
