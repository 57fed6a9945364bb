import { globSync, readFileSync } from 'node:fs';

/** The page for an unknown address holds all languages and shows one. */
const withAllLanguages = 'src/pages/404.astro';
/** Keeps room for words that are longer in some languages. It sets heights alone, no colours. */
const withLongWords = 'src/islands/weather/facts.css';

// So the colours of an English page are those of its translations, and one of them is enough to test.
test('no style asks for a language', () => {
	const files = globSync('src/**/*.{css,astro}').map((file) => file.replaceAll('\\', '/'));
	expect(files.length).toBeGreaterThan(100);
	const asking = files.filter((file) => /:lang\(|\[lang\b/.test(readFileSync(file, 'utf8')));
	expect(asking.toSorted()).toEqual([withLongWords, withAllLanguages]);
});
