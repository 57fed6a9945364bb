import { expect, test } from 'vitest';
import { beginsWords } from '#lib/find/begins-words.ts';

test.each([
	['Use the dark theme', 'dar', true],
	['Use the dark theme', 'theme dark', true],
	['Увімкнути темну тему. темна тема', 'ТЕМНА', true],
	['Leer en español', 'espanol', true],
	['Use the dark theme', 'dark react', false],
	['Use the dark theme', 'ark', false],
	['Use the dark theme', 'us', false],
	['Use the dark theme', '', false],
])('each word begins a word: “%s”, asked “%s”: %s', (text, query, answer) => {
	expect(beginsWords(text, query)).toBe(answer);
});
