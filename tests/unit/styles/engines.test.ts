import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Where engines draw differently, a rule of the site decides: each of these was seen in Firefox or WebKit.
const sources = globSync('src/**/*.{css,astro,tsx}').map((file) => ({
	file: file.replaceAll('\\', '/'),
	text: readFileSync(file, 'utf8'),
}));
const find = (pattern: RegExp) =>
	sources.flatMap(({ file, text }) =>
		(text.match(pattern) ?? []).map((found) => ({ file, found })),
	);

test('no browser makes letters bold, which would be wider', () => {
	expect(find(/font-synthesis[^;]*/g)).toEqual([
		{ file: 'src/styles/elements.css', found: 'font-synthesis-weight: none' },
	]);
});

test('nothing is hyphenated by the dictionary of a browser, which not every one has', () => {
	expect(find(/hyphens: auto/g)).toEqual([]);
});

test('each summary has a mark of the site', () => {
	/** Their own styles have one. */
	const own = [
		'src/components/frame/MainNavigation.astro',
		'src/components/list/Totals.astro',
		'src/islands/couture/Fabric.tsx',
	];
	const summaries = find(/<summary\b[^>]*>/g);
	expect(summaries.length).toBeGreaterThan(8);
	expect(
		summaries.filter(({ file, found }) => !own.includes(file) && !found.includes('"plus"')),
	).toEqual([]);
});

test('no rule takes the arrow off a list to choose from', () => {
	const rules = find(/[^{};]*\bselect\)? \{[^{}]*/g);
	expect(rules.length).toBeGreaterThan(6);
	expect(rules.filter(({ found }) => /\bbackground:/.test(found))).toEqual([]);
});

test('no slider is coloured by the browser', () => {
	const coloured = find(/[^{};]*\{[^{}]*accent-color/g).map(({ found }) =>
		found.split('{')[0]?.trim(),
	);
	expect(coloured.toSorted()).toEqual(['& input', '& input', '& progress', '& progress']);
});
