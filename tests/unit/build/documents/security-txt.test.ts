import { toSecurityTxt } from '#build/documents/security-txt.ts';

const contact = {
	email: 'nino@example.net',
	address: 'https://nino.example/',
	languages: ['uk', 'en'],
	today: new Date('2026-11-30T23:59:59Z'),
};

// The fields and their order are those of the example in RFC 9116, section 2.6.
test('it has the fields of RFC 9116, and expires in less than a year', () => {
	expect(toSecurityTxt(contact)).toBe(
		[
			'Contact: mailto:nino@example.net',
			'Expires: 2027-10-01T00:00:00.000Z',
			'Preferred-Languages: uk, en',
			'Canonical: https://nino.example/.well-known/security.txt',
			'',
		].join('\n'),
	);
});

test('an address that is not https is left out, as section 2.5.2 demands', () => {
	expect(toSecurityTxt({ ...contact, address: 'http://localhost:4321/' })).not.toContain(
		'Canonical',
	);
});
