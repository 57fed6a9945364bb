import { toNameCss } from '#lib/name-rules.ts';

test('the width is rounded up, so that the name never gets larger than its column', () => {
	expect(toNameCss(5.3912)).toBe('.hero-name{--widest:5.5}');
});

test('a name of one narrow letter, or none, does not divide by nothing', () => {
	expect(toNameCss(0)).toBe('.hero-name{--widest:1.02}');
});
