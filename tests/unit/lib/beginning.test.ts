import { expect, test } from 'vitest';
import { toBeginning } from '#lib/beginning.ts';

test('what fits stays complete, a longer text ends with an ellipsis', () => {
	expect(toBeginning('abc', 3)).toBe('abc');
	expect(toBeginning('abcd', 3)).toBe('abc…');
	expect(toBeginning('a'.repeat(10_000_000), 50_000)).toHaveLength(50_001);
});

test('an emoji at the edge is left out, not cut', () => {
	expect(toBeginning('ab😀c', 3)).toBe('ab…');
});
