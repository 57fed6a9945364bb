import { toCaseCss, toDisplayText } from '#lib/case-css.ts';

test('a result is as large as its longest line allows; what was before counts half, with an arrow', () => {
	expect(toCaseCss({ title: 5, result: { before: 10, after: 4 } })).toContain(
		'.case-results{--result-width:5.77}',
	);
	expect(toCaseCss({ title: 5, result: { before: 1, after: 5 } })).toContain(
		'.case-results{--result-width:5.1}',
	);
});

test('the display font has the characters of both values', () => {
	expect(toDisplayText({ before: '4.1 s', after: '0.6 s' })).toBe('4.1 s0.6 s');
	expect(toDisplayText(undefined)).toBe('');
});
