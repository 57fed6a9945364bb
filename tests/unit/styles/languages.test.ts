import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The page for an unknown address holds all languages and shows one. */
const withAllLanguages = 'src/pages/404.astro';

// So the colours of an English page are those of its translations, and one of them is enough to test.
test('no style asks for a language', () => {
	const files = globSync('src/**/*.{css,astro}').map((file) => file.replaceAll('\\', '/'));
	expect(files.length).toBeGreaterThan(100);
	const asking = files.filter((file) => /:lang\(|\[lang\b/.test(readFileSync(file, 'utf8')));
	expect(asking).toEqual([withAllLanguages]);
});
