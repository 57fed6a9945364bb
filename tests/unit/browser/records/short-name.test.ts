import { toShortName } from '#browser/records/short-name.ts';

test('a name is one line, cut after sixty characters, and never in the middle of an emoji', () => {
	expect(toShortName('a\n b\tc')).toBe('a b c');
	expect(toShortName('x'.repeat(60))).toBe('x'.repeat(60));
	expect(toShortName('🧵'.repeat(61))).toBe(`${'🧵'.repeat(60)}…`);
	expect(toShortName('x'.repeat(10_000_000))).toBe(`${'x'.repeat(60)}…`);
});

test('characters that turn the direction, and control characters, stay out of a name', () => {
	expect(toShortName('\u202eevil\u2066\u2069\u200f')).toBe('evil');
	expect(toShortName('a\u0000\u0007b\u009f')).toBe('a b ');
	expect(toShortName('👩‍🚀')).toBe('👩‍🚀');
});
