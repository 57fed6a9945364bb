import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTerms, toAskedWords, toTerms } from '#lib/find/words.ts';

test('a word with several parts is found as a whole and by each part', () => {
	expect(toTerms('Vue.js, front-end')).toEqual(['vuejs', 'vue', 'js', 'frontend', 'front', 'end']);
});

test('an apostrophe parts no word', () => {
	expect(toTerms('п’ять O’Neil')).toEqual(['piat', 'oneil']);
});

test('a query has each word once, whole', () => {
	expect(toAskedWords(' Vue.js  vue.js\tC# ')).toEqual(['vuejs', 'c#']);
	expect(toAskedWords(' – … ')).toEqual([]);
});

test('of a pasted text the first twelve words count', () => {
	const text = Array.from({ length: 500 }, (_, index) => `w${index}`).join(' ');
	expect(toAskedWords(text)).toHaveLength(12);
});

test('terms have the places of their letters', () => {
	const text = 'Ще Vue.js';
	const places = placeTerms(text).map(({ term, starts, ends }) => [
		term,
		text.slice(starts[0], ends.at(-1)),
	]);
	expect(places).toEqual([
		['shche', 'Ще'],
		['vuejs', 'Vue.js'],
		['vue', 'Vue'],
		['js', 'js'],
	]);
});

test('both ways of reading a text give the same terms', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
			const placed = placeTerms(text).map(({ term }) => term);
			expect(placed.filter(Boolean)).toEqual(toTerms(text));
		}),
	);
});
