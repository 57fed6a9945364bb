import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonFile } from '../../../../scripts/content/json-file.ts';

/** Pieces of JSON in any order: far more often nearly right than random letters are. */
const pieces = fc.constantFrom(
	...[
		'{',
		'}',
		'[',
		']',
		':',
		',',
		'"a"',
		'"b',
		'1',
		'-',
		'true',
		'nul',
		'\\',
		'\n',
		' ',
		'//',
		'/*',
	],
);

test('a file is called broken exactly when the build cannot read it', () => {
	const texts = fc.oneof(
		fc.json(),
		fc.array(pieces).map((parts) => parts.join('')),
		fc.string(),
	);
	fc.assert(
		fc.property(texts, (text) => {
			const { source, mistakes } = parseJsonFile('projects/x.json', text);
			const broken = mistakes.some(({ kind }) => kind === 'broken-json');
			return broken === !isReadable(text) && (broken ? source.value === undefined : true);
		}),
	);
});

test('the value and the name of a field are found in the text', () => {
	const text = '{\n\t"title": { "en": "Dance" },\n\t"list": [1, 2]\n}';
	const { source } = parseJsonFile('projects/x.json', text);
	expect(text.slice(source.locateValue(['title', 'en']))).toMatch(/^"Dance"/);
	expect(text.slice(source.locateKey(['title', 'en']))).toMatch(/^"en"/);
	expect(text.slice(source.locateValue(['list', 1]))).toMatch(/^2/);
});

test('a field that is not there is shown at the group it is missing from', () => {
	const text = '{\n\t"title": { "uk": "Танці" }\n}';
	const { source } = parseJsonFile('projects/x.json', text);
	expect(text.slice(source.locateValue(['title', 'en']))).toMatch(/^\{ "uk"/);
	expect(source.locateValue(['start'])).toBe(0);
});

function isReadable(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
