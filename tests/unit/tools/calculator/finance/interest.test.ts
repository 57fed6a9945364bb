import { expect, test } from 'vitest';
import { findUncoveredInterest } from '#tools/calculator/finance/interest.ts';
import { exampleLoan } from '#tools/calculator/finance/terms.ts';

const loan = { ...exampleLoan, i: '10', pv: '1000' };

test('a payment that is no more than the interest never pays the loan off', () => {
	expect(findUncoveredInterest({ ...loan, pmt: '-8' })).toBe('8.33');
	expect(findUncoveredInterest({ ...loan, pmt: '-8.34' })).toBeUndefined();
	expect(findUncoveredInterest({ ...loan, i: '12', pmt: '-10' })).toBe('10.00');
	expect(findUncoveredInterest({ ...loan, pv: '-1000', pmt: '8' })).toBe('8.33');
});

test('a payment at the beginning lowers what bears interest', () => {
	expect(findUncoveredInterest({ ...loan, i: '12', pmt: '-9.95', begin: true })).toBeUndefined();
	expect(findUncoveredInterest({ ...loan, i: '12', pmt: '-9.90', begin: true })).toBe('9.90');
});

test('where nothing is owed, or plus and minus are wrong, it is not the interest', () => {
	expect(findUncoveredInterest({ ...loan, pmt: '8' })).toBeUndefined();
	expect(findUncoveredInterest({ ...loan, pv: '0', pmt: '-8' })).toBeUndefined();
	expect(findUncoveredInterest({ ...loan, i: '-5', pmt: '-8' })).toBeUndefined();
});
