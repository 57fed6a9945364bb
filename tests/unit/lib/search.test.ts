import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	countWords,
	findMatches,
	foldText,
	hasPhrase,
	rankMatches,
	toSearchWords,
} from '#lib/search.ts';

const titles = ['Java Basics', 'JavaScript Basics', 'CSS Grid', 'Python Files'].map(foldText);

describe('words of a search', () => {
	test('an empty search has no words', () => {
		expect(toSearchWords('')).toEqual([]);
		expect(toSearchWords(' \t\n\u00a0 ')).toEqual([]);
	});

	test('a word without a letter or a digit is dropped', () => {
		expect(toSearchWords('98 / 100 . – № (')).toEqual(['98', '100']);
		expect(toSearchWords('c++ №7 .net')).toEqual(['c++', '№7', '.net']);
	});
});

describe('letters as they are compared', () => {
	test('capitals are equal to small letters in every script', () => {
		expect(foldText('ЇЖАК Ґанок ESPAÑA')).toBe('їжак ґанок españa');
	});

	test('all apostrophes are one', () => {
		const spellings = ["зв'язок", 'зв’язок', 'звʼязок', 'зв`язок'];
		expect(new Set(spellings.map(foldText))).toEqual(new Set(['зв’язок']));
	});

	test('marks of direction are left out', () => {
		expect(foldText('\u202bשלום\u202c \u200eabc')).toBe('שלום abc');
	});
});

describe('project search', () => {
	test('a phrase matches as one piece, without regard to case', () => {
		expect(hasPhrase(titles, 'a BASICS')).toBe(true);
		expect(hasPhrase(titles, 'java grid')).toBe(false);
	});
});

describe('certificate search', () => {
	test('more matching words come first, then the order of the list', () => {
		expect(rankMatches(titles, 'script basics python java')).toEqual([1, 0, 3]);
	});

	test('a text with the whole query comes before one with its words in other places', () => {
		const texts = ['2022 Jul 14', '14 jul, 2022', '14 jul 2022'].map(foldText);
		expect(rankMatches(texts, '14 Jul 2022')).toEqual([2, 0, 1]);
		expect(rankMatches(texts, ' 14  Jul 2022 ')).toEqual([2, 0, 1]);
	});

	test('a whole word comes before a part of one', () => {
		expect(rankMatches(['javascript basics', 'java basics'], 'java')).toEqual([1, 0]);
	});

	test('characters of regular expressions are plain letters', () => {
		const texts = ['c++ (2024)', 'abc', '[draft] a.b*'];
		expect(rankMatches(texts, '.*')).toEqual([]);
		expect(rankMatches(texts, 'c++')).toEqual([0]);
		expect(rankMatches(texts, '[draft] (')).toEqual([2]);
		expect(findMatches('C++ (2024)', ['c++', '('])).toEqual([
			[0, 3],
			[4, 5],
		]);
	});

	test('what is found has at least one word, what is not found has none', () => {
		const letter = fc.constantFrom('a', 'b', 'c', ' ');
		const text = fc.string({ unit: letter, maxLength: 8 });
		fc.assert(
			fc.property(fc.array(text), text, (texts, query) => {
				const words = toSearchWords(query);
				const found = new Set(rankMatches(texts, query));
				for (const [index, entry] of texts.entries()) {
					expect(found.has(index)).toBe(words.some((word) => entry.includes(word)));
				}
			}),
		);
	});
});

describe('marks', () => {
	test('words that overlap or touch become one stretch', () => {
		expect(findMatches('JavaScript', ['java', 'vascr'])).toEqual([[0, 7]]);
		expect(findMatches('JavaScript', ['script', 'java'])).toEqual([[0, 10]]);
	});

	test('a text that folding makes longer or shorter is not marked in a wrong place', () => {
		expect(findMatches('espan\u0303a aqui', ['aqui'])).toEqual([]);
	});

	test('whatever is outside the matches holds none of the words', () => {
		fc.assert(
			fc.property(smallText, wordList, (text, words) => {
				const parts: string[] = [];
				let from = 0;
				for (const [start, end] of findMatches(text, words)) {
					parts.push(text.slice(from, start));
					from = end;
				}
				parts.push(text.slice(from));
				for (const part of parts) expect(countWords(foldText(part), words)).toBe(0);
			}),
		);
	});
});

const smallWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
const wordList = fc.array(smallWord, { maxLength: 4 });
const smallText = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' '), maxLength: 14 });
