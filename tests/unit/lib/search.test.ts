import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
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

	test('a space at the end adds no empty word', () => {
		expect(toSearchWords('java ')).toEqual(['java']);
		expect(toSearchWords('  java   grid ')).toEqual(['java', 'grid']);
	});

	test('a no-break space parts words like any other', () => {
		expect(toSearchWords('14\u00a0січня')).toEqual(['14', 'січня']);
	});

	test('a word without a letter or a digit is dropped', () => {
		expect(toSearchWords('98 / 100 . – № (')).toEqual(['98', '100']);
		expect(toSearchWords('c++ №7 .net')).toEqual(['c++', '№7', '.net']);
	});

	test('a word typed twice counts once', () => {
		expect(toSearchWords('Java java JAVA')).toEqual(['java']);
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

	test('a letter with a combining mark is equal to the composed one', () => {
		expect(foldText('Espan\u0303a')).toBe('españa');
		expect(foldText('и\u0306')).toBe('й');
	});

	test('marks of direction are left out', () => {
		expect(foldText('\u202bשלום\u202c \u200eabc')).toBe('שלום abc');
	});
});

describe('project search', () => {
	test('an empty phrase matches nothing', () => {
		expect(hasPhrase(titles, '')).toBe(false);
		expect(hasPhrase(titles, '   ')).toBe(false);
	});

	test('a phrase matches as one piece, without regard to case', () => {
		expect(hasPhrase(titles, 'a BASICS')).toBe(true);
		expect(hasPhrase(titles, 'java grid')).toBe(false);
	});

	test('spaces around the phrase do not count', () => {
		expect(hasPhrase(titles, '  css grid ')).toBe(true);
	});
});

describe('certificate search', () => {
	test('an empty search finds nothing', () => {
		expect(rankMatches(titles, '')).toEqual([]);
		expect(rankMatches(titles, '  ')).toEqual([]);
	});

	test('any of the words is enough', () => {
		expect(rankMatches(titles, 'grid files')).toEqual([2, 3]);
	});

	test('a word without a match does not exclude the matches of others', () => {
		expect(rankMatches(titles, 'grid zebra')).toEqual([2]);
	});

	test('nothing is found where no word matches', () => {
		expect(rankMatches(titles, 'zebra')).toEqual([]);
	});

	test('a space at the end does not match everything', () => {
		expect(rankMatches(titles, 'grid ')).toEqual([2]);
	});

	test('more matching words come first, then the order of the list', () => {
		expect(rankMatches(titles, 'script basics python java')).toEqual([1, 0, 3]);
	});

	test('a text with the whole query comes before one with its words in other places', () => {
		const texts = ['2022 Jul 14', '14 jul, 2022', '14 jul 2022'].map(foldText);
		expect(rankMatches(texts, '14 Jul 2022')).toEqual([2, 0, 1]);
		expect(rankMatches(texts, ' 14  Jul 2022 ')).toEqual([2, 0, 1]);
	});

	test('what the page shows comes before another way to write it', () => {
		const texts = ['10/11/2022\n11/10/2022', '11/10/2022\n10/11/2022'];
		expect(rankMatches(texts, '11/10/2022')).toEqual([1, 0]);
		expect(rankMatches(texts, '10/11/2022')).toEqual([0, 1]);
	});

	test('4 July is not 14 July', () => {
		const texts = ['14 jul 2022', 'on 4 jul 2022', '24 jul 2022'];
		expect(rankMatches(texts, '4 jul 2022')).toEqual([1, 0, 2]);
	});

	test('a whole word comes before a part of one', () => {
		expect(rankMatches(['javascript basics', 'java basics'], 'java')).toEqual([1, 0]);
	});

	test('the rank is the number of words, not of their places', () => {
		expect(countWords('java java java', ['java', 'grid'])).toBe(1);
		expect(rankMatches(['a a a a', 'a b'], 'a b')).toEqual([1, 0]);
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

	test('text from right to left is found, with and without marks of direction', () => {
		expect(rankMatches([foldText('תעודה 2024')], '\u202bתעודה\u202c')).toEqual([0]);
		expect(findMatches('תעודה 2024', ['תעודה'])).toEqual([[0, 5]]);
	});

	test('a search for 10,000 characters finds what it names and nothing else', () => {
		const long = 'x'.repeat(10_000);
		expect(rankMatches([long, 'x'], long)).toEqual([0]);
		expect(rankMatches(titles, long)).toEqual([]);
		expect(toSearchWords('ab '.repeat(3334).slice(0, 10_000))).toEqual(['ab', 'a']);
	});

	test('a result is a subset of the list, without repeats', () => {
		fc.assert(
			fc.property(fc.array(anyText), fc.string(), (texts, query) => {
				const found = rankMatches(texts.map(foldText), query);
				expect(new Set(found).size).toBe(found.length);
				expect(found.every((index) => index in texts)).toBe(true);
			}),
		);
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

	test('no text and no search throws', () => {
		fc.assert(
			fc.property(anyText, anyText, (text, query) => {
				const words = toSearchWords(query);
				expect(() => {
					rankMatches([foldText(text)], query);
					hasPhrase([foldText(text)], query);
					findMatches(text, words);
				}).not.toThrow();
			}),
		);
	});
});

describe('marks', () => {
	test('every place of a word is found', () => {
		expect(findMatches('Java and JavaScript', ['java'])).toEqual([
			[0, 4],
			[9, 13],
		]);
	});

	test('words that overlap or touch become one stretch', () => {
		expect(findMatches('JavaScript', ['java', 'vascr'])).toEqual([[0, 7]]);
		expect(findMatches('JavaScript', ['script', 'java'])).toEqual([[0, 10]]);
	});

	test('an empty word marks nothing', () => {
		expect(findMatches('Java', [''])).toEqual([]);
	});

	test('a place before and after a no-break space is marked at its position', () => {
		expect(findMatches('у\u00a0Львові', ['у львові'])).toEqual([[0, 8]]);
	});

	test('a text that folding makes longer or shorter is not marked in a wrong place', () => {
		expect(findMatches('espan\u0303a aqui', ['aqui'])).toEqual([]);
	});

	test('matches are in order and never overlap', () => {
		fc.assert(
			fc.property(smallText, wordList, (text, words) => {
				const ends = findMatches(text, words).flat();
				expect(ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? 0))).toBe(true);
				expect(ends.every((end) => end >= 0 && end <= text.length)).toBe(true);
			}),
		);
	});

	test('a match of one word is that word, once or several times on end', () => {
		fc.assert(
			fc.property(smallText, smallWord, (text, word) => {
				for (const [start, end] of findMatches(text, [word])) {
					expect(foldText(text.slice(start, end)).replaceAll(word, '')).toBe('');
				}
			}),
		);
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

test('10,000 entries are searched with one look into each for each word and for the whole query, and folded no more', () => {
	const texts = Array.from({ length: 10_000 }, (_, index) =>
		foldText(`Certificate ${index} of JavaScript, PHP and MySQL, 14.01.${index}, N-${index * 7}`),
	);
	const looks = vi.spyOn(String.prototype, 'includes');
	const folds = vi.spyOn(String.prototype, 'normalize');
	expect(rankMatches(texts, 'javascript 777 zebra')).toHaveLength(texts.length);
	const counts = { looks: looks.mock.calls.length, folds: folds.mock.calls.length };
	vi.restoreAllMocks();
	expect(counts).toEqual({ looks: 4 * texts.length, folds: 2 });
});

/** Any 16-bit units, halves of letters among them. */
const anyText = fc
	.array(fc.integer({ min: 0, max: 0xffff }))
	.map((units) => String.fromCharCode(...units));
const smallWord = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
const wordList = fc.array(smallWord, { maxLength: 4 });
const smallText = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' '), maxLength: 14 });
