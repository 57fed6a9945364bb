import { truncateText } from '#lib/truncate-text.ts';

test('what fits stays complete, a longer text ends with an ellipsis', () => {
	expect(truncateText('abc', 3)).toBe('abc');
	expect(truncateText('abcd', 3)).toBe('abc…');
	expect(truncateText('a'.repeat(10_000_000), 50_000)).toHaveLength(50_001);
});

test('an emoji at the edge is left out, not cut', () => {
	expect(truncateText('ab😀c', 3)).toBe('ab…');
});
