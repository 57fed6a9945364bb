import { globSync, readFileSync } from 'node:fs';

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
