import { expect, test } from 'vitest';
import { isEmpty, isGroup } from '../../../../scripts/content/plain-value.ts';

test.each([undefined, null, '', ' \n', [], {}, ['', null], { en: ' ', uk: [] }, [{ a: '' }]])(
	'%j is empty',
	(value) => {
		expect(isEmpty(value)).toBe(true);
	},
);

test.each([false, 0, 'a', ['', 'a'], { en: '', uk: 0 }])('%j is a value', (value) => {
	expect(isEmpty(value)).toBe(false);
});

test('a list is not a group', () => {
	expect(isGroup({})).toBe(true);
	for (const value of [[], null, 'a', undefined]) expect(isGroup(value)).toBe(false);
});
