import { expect, test } from 'vitest';
import { isTooLong, longestShown, toBeginning, toLine } from '#lib/records/long-text.ts';

test('up to 50 000 characters are shown', () => {
	expect(longestShown).toBe(50_000);
	expect(isTooLong('a'.repeat(50_000))).toBe(false);
	expect(isTooLong('a'.repeat(50_001))).toBe(true);
	expect(toBeginning('a'.repeat(10))).toBe('a'.repeat(10));
	expect(toBeginning('a'.repeat(10_000_000))).toHaveLength(50_000);
});

test('an emoji at the edge is left out, not cut', () => {
	const text = `${'a'.repeat(longestShown - 1)}😀b`;
	expect(toBeginning(text)).toBe('a'.repeat(longestShown - 1));
});

test('a text of several lines becomes one', () => {
	expect(toLine('a\r\nb\n\nc')).toBe('a b c');
});
