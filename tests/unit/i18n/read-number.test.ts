import { expect, test } from 'vitest';
import { readNumber } from '#i18n/read-number.ts';

test('a number is read as its language writes it', () => {
	expect(readNumber('en', '20,412')).toBe(20412);
	expect(readNumber('en', '0.5')).toBe(0.5);
	expect(readNumber('uk', '20\u00a0412,5')).toBe(20412.5);
	expect(readNumber('uk', '20 412')).toBe(20412);
	expect(readNumber('es', '1.250,5')).toBe(1250.5);
});

test('a number below zero may have the sign of a minus', () => {
	expect(readNumber('en', '−3')).toBe(-3);
});

test('a number with other text is not a number', () => {
	for (const text of ['', '1 in 8', '4 s', 'three', '1,5,2.3.4']) {
		expect([text, readNumber('en', text)]).toEqual([text, undefined]);
	}
});
