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

test('a figure before counts half, and the arrow as a letter and a bit', () => {
	expect(toCaseCss('Bakery', { before: '40', after: '5' })).toContain(
		'.case-results{--result-letters:3.4}',
	);
});

test('a result without a figure before has no arrow', () => {
	expect(toCaseCss('Bakery', { after: '0.6 s' })).toContain('.case-results{--result-letters:5}');
});

test('the letters of both figures are asked of the display face', () => {
	expect(toDisplayText({ before: '4.1 s', after: '0.6 s' })).toBe('4.1 s0.6 s');
	expect(toDisplayText(undefined)).toBe('');
});
