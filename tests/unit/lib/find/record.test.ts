import { expect, test } from 'vitest';
import { parseFindIndex } from '#lib/find/record.ts';

const known = {
	kind: 'project',
	title: 'Bakery',
	lang: '',
	href: '/projects/bakery',
	also: [['uk', 'Пекарня']],
	detail: 'Web application',
	words: 'Bread',
};
const index = { email: 'someone@example.com', records: [known] };

test('an index is read as it was written', () => {
	expect(parseFindIndex(structuredClone(index))).toEqual(index);
});

test.each([
	['no object', []],
	['no records', { email: '' }],
	['an unknown kind', { ...index, records: [{ ...known, kind: 'advert' }] }],
	['a title that is no text', { ...index, records: [{ ...known, title: 7 }] }],
	['an address elsewhere', { ...index, records: [{ ...known, href: 'https://example.com/' }] }],
	['an address of another host', { ...index, records: [{ ...known, href: '//example.com/' }] }],
	['a script as address', { ...index, records: [{ ...known, href: 'javascript:alert(1)' }] }],
	['a name without a language', { ...index, records: [{ ...known, also: [['Пекарня']] }] }],
	['a name too long', { ...index, records: [{ ...known, also: [['uk', 'a', 'b']] }] }],
])('%s is no index', (_, value) => {
	expect(parseFindIndex(value)).toBeUndefined();
});
