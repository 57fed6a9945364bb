import { readFileSync, statSync } from 'node:fs';
import fontverter from 'fontverter';
import { textSets } from '#build/fonts/text-sets.ts';
import { formatDay, formatMonth } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { common } from '#i18n/messages/common/index.ts';
import { charactersOf } from '../lib/sfnt.ts';

const messages = import.meta.glob<object>('/src/i18n/messages/*/index.ts', { eager: true });
const text = await readFont('onest');

/** Faces of keys and names of turns: symbols that fonts for texts do not have. */
const keyFaces = /[◇⌫′]/g;

test('the font of the text has every character of the messages', () => {
	expect(Object.keys(messages).length).toBeGreaterThan(9);
	for (const [file, area] of Object.entries(messages)) {
		const words = textsOf({ ...area })
			.join('')
			.replaceAll(keyFaces, '');
		expect(missing(text, words), file).toEqual([]);
	}
});

describe.each([
	['en', 'latin'],
	['es', 'latin'],
	['uk', 'ukrainian'],
] as const)('the file that pages in %s load first', (locale, set) => {
	test('has the requested letters', async () => {
		expect(missing(await readFont(`onest-${set}`), textSets[set])).toEqual([]);
	});

	test('sets dates and numbers, but for spaces', () => {
		const shown = [
			formatDay(locale, '2023-01-14'),
			formatMonth(locale, '2020-11'),
			formatNumber(locale, 1_234_567.89),
			'2023–2026',
		];
		expect(missing(new Set(textSets[set]), shown.join(''))).toEqual([]);
	});

	test('sets the words around every page', () => {
		expect(
			missing(new Set(textSets[set]), textsOf(common[locale]).join('').replaceAll(/[{}]/g, '')),
		).toEqual([]);
	});

	test('fits into what a new connection sends at once, with its head', () => {
		expect(statSync(`src/assets/fonts/onest-${set}.woff2`).size).toBeLessThan(16_500);
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
