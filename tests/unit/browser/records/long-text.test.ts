import { expect, test } from 'vitest';
import {
	isTooLong,
	longestShown,
	toBeginning,
	toLine,
	toPreview,
} from '#browser/records/long-text.ts';

test('a row shows 500 characters or twelve lines at first', () => {
	const lines = (count: number) => Array.from({ length: count }, () => 'a').join('\n');
	expect(toPreview('a'.repeat(500))).toBe('a'.repeat(500));
	expect(toPreview('a'.repeat(501))).toBe(`${'a'.repeat(500)}…`);
	expect(toPreview(lines(12))).toBe(lines(12));
	expect(toPreview(lines(13))).toBe(`${lines(12)}…`);
});

test('a row never shows more than 50 000 characters', () => {
	expect(longestShown).toBe(50_000);
	expect(isTooLong('a'.repeat(50_000))).toBe(false);
	expect(isTooLong('a'.repeat(50_001))).toBe(true);
});

test('what fits stays complete, a longer text ends with an ellipsis', () => {
	expect(toBeginning('abc', 3)).toBe('abc');
	expect(toBeginning('abcd', 3)).toBe('abc…');
	expect(toBeginning('a'.repeat(10_000_000), longestShown)).toHaveLength(50_001);
});

test('an emoji at the edge is left out, not cut', () => {
	expect(toBeginning('ab😀c', 3)).toBe('ab…');
});

test('a text of several lines becomes one', () => {
	expect(toLine('a\r\nb\n\nc')).toBe('a b c');
});
