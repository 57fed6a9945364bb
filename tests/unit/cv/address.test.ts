import { toPrintedAddress, toPrintedLink } from '#cv/address.ts';

test.each([
	['https://example.com/', 'example.com'],
	['http://www.example.com/a/', 'example.com/a'],
	['mailto:olha@example.com', 'olha@example.com'],
	['tel:+34600000000', '+34600000000'],
	['https://example.com/%D0%BA%D1%96%D1%82', 'example.com/кіт'],
	['https://example.com/100%', 'example.com/100%'],
])('toPrintedAddress: %s is printed as %s', (url, printed) => {
	expect(toPrintedAddress(url)).toBe(printed);
});

test('toPrintedLink: a page of this site gets its language and the address of the site', () => {
	expect(toPrintedLink('uk', '/about', 'https://site.example')).toEqual({
		url: 'https://site.example/uk/about',
		text: 'site.example/uk/about',
	});
});
