import { toKeyNote } from '#islands/calculator/finance/keys.ts';

test('a value that is too long for a key is rounded', () => {
	expect(toKeyNote('en', 'pv', '12500000')).toBe('12.5M');
	expect(toKeyNote('uk', 'fv', '-1234567.89')).toBe('−1,235\u00a0млн');
	expect(toKeyNote('en', 'i', '-13.9037581')).toBe('−13.9');
	expect(toKeyNote('en', 'fv', '1e25')).toBe('1.00e+25');
	expect(toKeyNote('en', 'i', '0.000000123456789')).toBe('1.23e−7');
});
