import { readFileSync } from 'node:fs';
import { type Locale, locales } from '#i18n/locales.ts';

interface Text {
	readonly source: string;
	readonly locale: Locale;
	readonly text: string;
}

/** The rows of docs/words.md, cell by cell. */
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

/** The phrases that the glossary replaces and the texts still use, each with its source. */
export function listUnused(texts: readonly Text[]): string[] {
	return texts.flatMap(({ source, locale, text }) =>
		unused
			.filter((entry) => entry.locale === locale && entry.pattern.test(text))
			.map(({ phrase }) => `${source}: ${phrase} (${locale})`),
	);
}

/** @example toPattern('counter*').test('Counters') // true */
function toPattern(phrase: string): RegExp {
	const words = phrase
		.replace(/\*$/, '')
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\s+/g, '\\s+');
	const end = phrase.endsWith('*') ? '' : '(?![\\p{L}\\p{N}’])';
	return new RegExp(`(?<![\\p{L}\\p{N}’])${words}${end}`, 'iu');
}
