import { globSync, readFileSync } from 'node:fs';
import { builtInLocales } from '#i18n/locales.ts';

/**
 * A text that is much shorter in one language than in another has lost something: the Ukrainian skills once had half of
 * the English text. The full translations of the sample are between 75 and 100 % of the longest.
 */
const least = 0.7;
/** Shorter texts differ by the lengths of single words. */
const compared = 80;

test('no text of the sample is much shorter in one language than in another', () => {
	const short = globSync('src/content/**/*.json').flatMap((file) =>
		listShort(file, JSON.parse(readFileSync(file, 'utf8'))),
	);
	expect(short).toEqual([]);
});

test('no page of the sample is much shorter in one language than in another', () => {
	const short = globSync('src/content/**/en.mdx').flatMap((file) =>
		listShort(
			file,
			Object.fromEntries(
				builtInLocales.map((locale) => [
					locale,
					readFileSync(file.replace('en.mdx', `${locale}.mdx`), 'utf8'),
				]),
			),
		),
	);
	expect(short).toEqual([]);
});

/** Every text per language inside a value, with its place, if one language has less than its share. */
function listShort(place: string, value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [];
	const texts = builtInLocales.map((locale) => Object(value)[locale]);
	const inside = Object.entries(value).flatMap(([key, each]) => listShort(`${place} ${key}`, each));
	if (!texts.every((text) => typeof text === 'string')) return inside;
	const lengths = texts.map((text) => text.length);
	const longest = Math.max(...lengths);
	if (longest <= compared || Math.min(...lengths) >= least * longest) return [];
	return [`${place}: ${builtInLocales.map((locale, at) => `${locale} ${lengths[at]}`).join(', ')}`];
}
