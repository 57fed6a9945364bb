import { readHandedNumber, toHandedQuery } from '#lib/hand-over.ts';

test('a number goes into an address and comes out of it', () => {
	expect(toHandedQuery('calculator', '-1604.8')).toBe('?number=-1604.8');
	expect(readHandedNumber('calculator', '?number=-1604.8')).toBe('-1604.8');
	expect(readHandedNumber('rates', '?amount=100&from=USD&to=UAH')).toBe('100');
});

test.each([
	[
		'0.3333333333333333333333333333333333333333',
		'?amount=0.3333333333333333333333333333333333333333',
	],
	['0.33333333333333333333333333333333333333333', '?amount=0.333333333333'],
	['44.10', '?amount=44.10'],
	['-5', undefined],
	['1e+40', undefined],
])('the rates take %s as %s', (number, query) => {
	expect(toHandedQuery('rates', number)).toBe(query);
});

test.each(['', '?number=', '?number=1e5', '?number=0x10', '?number=1,5', '?number=Infinity'])(
	'"%s" hands no number over',
	(search) => {
		expect(readHandedNumber('calculator', search)).toBeUndefined();
	},
);
