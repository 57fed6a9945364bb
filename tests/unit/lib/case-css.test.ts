import { expect, test } from 'vitest';
import { toCaseCss, toDisplayText } from '#lib/case-css.ts';

test('a title is as large as its longest word allows', () => {
	expect(toCaseCss('Панелі для вантажного перевізника', undefined)).toBe(
		'.case-title{--title-letters:11}',
	);
});

test('a hyphen is a place where a line may end', () => {
	expect(toCaseCss('Pre-orders', undefined)).toBe('.case-title{--title-letters:6}');
});

test('a result is as large as its longest line allows; what was before counts half, with an arrow', () => {
	expect(toCaseCss('Bakery', { before: '40 messages', after: '1 list' })).toContain(
		'.case-results{--result-letters:6.9}',
	);
	expect(toCaseCss('Bakery', { before: '9', after: '1 in 40' })).toContain(
		'.case-results{--result-letters:7}',
	);
});

test('the display font has the characters of both values', () => {
	expect(toDisplayText({ before: '4.1 s', after: '0.6 s' })).toBe('4.1 s0.6 s');
	expect(toDisplayText(undefined)).toBe('');
});
