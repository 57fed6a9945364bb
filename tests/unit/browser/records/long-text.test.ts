import { isTooLong, longestShown, toPreview } from '#browser/records/long-text.ts';

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
