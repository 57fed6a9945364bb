import { parseFindIndex } from '#lib/find/record.ts';

const known = {
	kind: 'project',
	title: 'Bakery',
	lang: '',
	href: '/projects/bakery',
	also: [['uk', 'Пекарня']],
	detail: 'Web application',
	words: 'Bread',
	asked: '',
	dates: '2021-08/2021-11',
	copy: '',
	picture: '',
	verify: '',
};
const index = { ignored: 'the', records: [known] };

test('an index is read as it was written', () => {
	expect(parseFindIndex(structuredClone(index))).toEqual(index);
});

test('an answer may be elsewhere', () => {
	const answer = { ...known, kind: 'answer', href: 'https://example.com/' };
	expect(parseFindIndex({ ...index, records: [answer] })?.records).toEqual([answer]);
});

test.each([
	['no object', []],
	['no records', { ignored: '' }],
	['an unknown kind', { ...index, records: [{ ...known, kind: 'advert' }] }],
	['a title that is no text', { ...index, records: [{ ...known, title: 7 }] }],
	['an address elsewhere', { ...index, records: [{ ...known, href: 'https://example.com/' }] }],
	['a picture of another host', { ...index, records: [{ ...known, picture: '//example.com/' }] }],
	[
		'a proof that is a script',
		{ ...index, records: [{ ...known, verify: 'javascript:alert(1)' }] },
	],
	[
		'an answer that is a script',
		{ ...index, records: [{ ...known, kind: 'answer', href: 'data:,' }] },
	],
	['an address of another host', { ...index, records: [{ ...known, href: '//example.com/' }] }],
	['a script as address', { ...index, records: [{ ...known, href: 'javascript:alert(1)' }] }],
	['a name without a language', { ...index, records: [{ ...known, also: [['Пекарня']] }] }],
	['a name too long', { ...index, records: [{ ...known, also: [['uk', 'a', 'b']] }] }],
])('%s is no index', (_, value) => {
	expect(parseFindIndex(value)).toBeUndefined();
});
