import fc from 'fast-check';
import { placeTerms, toAskedWords, toTerms } from '#lib/find/words.ts';

test('a word with several parts is found as a whole and by each part', () => {
	expect(toTerms('Vue.js, front-end')).toEqual(['vuejs', 'vue', 'js', 'frontend', 'front', 'end']);
});

test('a query has each word once, whole', () => {
	expect(toAskedWords(' Vue.js  vue.js\tC# ')).toEqual(['vuejs', 'c#']);
	expect(toAskedWords(' – … ')).toEqual([]);
});

test('both ways of reading a text give the same terms', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
			const placed = placeTerms(text).map(({ term }) => term);
			expect(placed.filter(Boolean)).toEqual(toTerms(text));
		}),
	);
});
