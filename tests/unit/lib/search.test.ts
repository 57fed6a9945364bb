import fc from 'fast-check';
import { findMatches, foldText, hasPhrase, toSearchWords } from '#lib/search.ts';

const titles = ['Java Basics', 'JavaScript Basics', 'CSS Grid', 'Python Files'].map(foldText);

test('words of a search: an empty search has no words', () => {
	expect(toSearchWords('')).toEqual([]);
	expect(toSearchWords(' \t\n\u00a0 ')).toEqual([]);
});

test('words of a search: a word without a letter or a digit is dropped', () => {
	expect(toSearchWords('98 / 100 . – № (')).toEqual(['98', '100']);
	expect(toSearchWords('c++ №7 .net')).toEqual(['c++', '№7', '.net']);
});

test('letters as they are compared: capitals are equal to small letters in every script', () => {
	expect(foldText('ЇЖАК Ґанок ESPAÑA')).toBe('їжак ґанок españa');
});

test('letters as they are compared: all apostrophes are one', () => {
	const spellings = ["зв'язок", 'зв’язок', 'звʼязок', 'зв`язок'];
	expect(new Set(spellings.map(foldText))).toEqual(new Set(['зв’язок']));
});

test('letters as they are compared: marks of direction are left out', () => {
	expect(foldText('\u202bשלום\u202c \u200eabc')).toBe('שלום abc');
});

test('project search: a phrase matches as one piece, without regard to case', () => {
	expect(hasPhrase(titles, 'a BASICS')).toBe(true);
	expect(hasPhrase(titles, 'java grid')).toBe(false);
});

test('characters of regular expressions are plain letters', () => {
	expect(findMatches('C++ (2024)', ['c++', '('])).toEqual([
		[0, 3],
		[4, 5],
	]);
});

test('marks: words that overlap or touch become one stretch', () => {
	expect(findMatches('JavaScript', ['java', 'vascr'])).toEqual([[0, 7]]);
	expect(findMatches('JavaScript', ['script', 'java'])).toEqual([[0, 10]]);
});

test('marks: a text that folding makes longer or shorter is not marked in a wrong place', () => {
	expect(findMatches('espan\u0303a aqui', ['aqui'])).toEqual([]);
});

test('marks: whatever is outside the matches holds none of the words', () => {
	fc.assert(
		fc.property(smallText, wordList, (text, words) => {
			const parts: string[] = [];
			let from = 0;
			for (const [start, end] of findMatches(text, words)) {
				parts.push(text.slice(from, start));
				from = end;
			}
			parts.push(text.slice(from));
			for (const part of parts)
				for (const word of words) expect(foldText(part)).not.toContain(word);
		}),
	);
});

const smallWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
const wordList = fc.array(smallWord, { maxLength: 4 });
const smallText = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' '), maxLength: 14 });
