import { expect, test } from 'vitest';
import { calculator } from '#i18n/messages/calculator/index.ts';
import { toFinanceKeys, toKeyNote } from '#islands/calculator/finance/keys.ts';
import { exampleLoan } from '#tools/calculator/finance/terms.ts';

test('a value is on its key, and in the name of the key as it is written there', () => {
	const { values } = toFinanceKeys(calculator.en, 'en', { ...exampleLoan, pmt: '-1137.7224' });
	expect(values.map(({ note }) => note)).toEqual(['360', '6.5', '180,000', '−1,137.72', '0']);
	for (const { face, note, name } of values) expect(name).toContain(`${face} ${note}`);
});

test('a value that is too long for a key is rounded', () => {
	expect(toKeyNote('en', 'pv', '12500000')).toBe('12.5M');
	expect(toKeyNote('uk', 'fv', '-1234567.89')).toBe('−1,235\u00a0млн');
	expect(toKeyNote('en', 'i', '-13.9037581')).toBe('−13.9');
	expect(toKeyNote('en', 'fv', '1e25')).toBe('1.00e+25');
	expect(toKeyNote('en', 'i', '0.000000123456789')).toBe('1.23e−7');
});
