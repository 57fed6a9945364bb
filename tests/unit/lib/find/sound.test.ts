import { expect, test } from 'vitest';
import { fold } from '#lib/find/fold.ts';
import { toSound } from '#lib/find/sound.ts';

test.each([
	['TypeScript', 'тайпскрипт'],
	['WordPress', 'вордпресс'],
	['backend', 'бекенд'],
	['hook', 'хук'],
	['Git', 'ґіт'],
	['Django', 'джанґо'],
	['Max', 'Макс'],
])('%s and %s have the same consonants', (one, other) => {
	expect(toSound(fold(one))).toBe(toSound(fold(other)));
});

test('words with other consonants differ', () => {
	expect(toSound('react')).not.toBe(toSound('redux'));
});
