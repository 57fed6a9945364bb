import { globSync, readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { describe, expect, test } from 'vitest';
import { formatDay, formatMonth, formatNumber } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { charactersOf } from '../lib/sfnt.ts';

const messages = import.meta.glob<object>('/src/i18n/messages/*/index.ts', { eager: true });
const styles = readFileSync('src/styles/tokens.css', 'utf8');
const text = await readFont('onest');
const figures = await readFont('figures');

describe('the font of the text', () => {
	test('has every character of the records', () => {
		const files = globSync('src/content/**/*.json');
		expect(files.length).toBeGreaterThan(100);
		for (const file of files) {
			const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
			expect(missing(text, textsOf(record).join('')), file).toEqual([]);
		}
	});

	test('has every character of the prose', () => {
		const files = globSync('src/content/**/*.mdx');
		expect(files).toHaveLength(6);
		for (const file of files) expect(missing(text, readFileSync(file, 'utf8')), file).toEqual([]);
	});

	test('has every character of the messages', () => {
		expect(Object.keys(messages).length).toBeGreaterThan(9);
		for (const [file, area] of Object.entries(messages)) {
			expect(missing(text, textsOf({ ...area }).join('')), file).toEqual([]);
		}
	});

	test('has the alphabets of the three languages and the signs of their typography', () => {
		const alphabets = 'abcdefghijklmnopqrstuvwxyzáéíóúüñабвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
		expect(missing(text, alphabets + alphabets.toUpperCase())).toEqual([]);
		expect(missing(text, '0123456789«»“”‘’„–—…¿¡·×−№©€%&@#+')).toEqual([]);
	});
});

describe('the font of the figures', () => {
	const [, range = ''] = /font-family: "Figures";[^}]*unicode-range: ([^;]+);/.exec(styles) ?? [];
	const declared = range.split(', ').flatMap(toCharacters);

	test('what it is asked for and has not stands in the font of the text', () => {
		expect(declared.length).toBeGreaterThan(20);
		expect(missing(new Set([...figures, ...text]), declared.join(''))).toEqual([]);
	});

	test('sets dates and numbers of the three languages, but for spaces', () => {
		for (const locale of locales) {
			const shown = [
				formatDay(locale, '2023-01-14'),
				formatMonth(locale, '2020-11'),
				formatNumber(locale, 1_234_567.89),
				'2023–2026',
			];
			expect(missing(figures, shown.join(''))).toEqual([]);
			expect(missing(new Set(declared), shown.join(''))).toEqual([]);
		}
	});
});

async function readFont(name: string): Promise<Set<string>> {
	const packed = readFileSync(`src/assets/fonts/${name}.woff2`);
	return charactersOf(await fontverter.convert(packed, 'truetype'));
}

/** Characters of a text that a font has not; white space and invisible marks need no glyph. */
function missing(font: ReadonlySet<string>, words: string): string[] {
	return [...new Set(words)].filter((letter) => !/[\s\p{Cf}]/u.test(letter) && !font.has(letter));
}

/** All texts in a value, keys left out. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** @example toCharacters('U+20-22') // [' ', '!', '"'] */
function toCharacters(range: string): string[] {
	const [first = 0, last = first] = range
		.replace('U+', '')
		.split('-')
		.map((code) => Number.parseInt(code, 16));
	return Array.from({ length: last - first + 1 }, (_, index) =>
		String.fromCodePoint(first + index),
	);
}
