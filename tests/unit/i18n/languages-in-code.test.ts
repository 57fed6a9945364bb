import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInLocales } from '#i18n/locales.ts';

/** The code that may name languages: their words, and the content. */
const wordsAndContent = /^src\/(content|i18n\/messages)\//;
const [, ...others] = builtInLocales;

test('no code outside the words and the content names Ukrainian', () => {
	const code = globSync('src/**/*.{ts,tsx,astro,js,mjs,typ}').filter(
		(file) => !wordsAndContent.test(file),
	);
	expect(code.length).toBeGreaterThan(500);
	const named = new RegExp(`['"]${others[0]}['"]`);
	expect(code.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
