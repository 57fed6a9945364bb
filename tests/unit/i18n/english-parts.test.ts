import { findEnglish, listEnglish } from '../../page-text/english.ts';

test('parts of English texts are found as whole words, but not those that the language has, too', () => {
	const english = { a: '{count} projects', b: 'Links', c: { other: '{name} – in {year}: left' } };
	const parts = listEnglish(english, { a: '{count} Projekte', b: 'Links', c: 'Stand in {year}' });
	expect(parts).toEqual(['projects', 'left']);
	expect(findEnglish('2 projects, Links', parts)).toEqual(['projects']);
	expect(findEnglish('/projects/left-over, leftover', parts)).toEqual([]);
});
