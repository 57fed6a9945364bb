import { isExampleAddress, toExampleId } from '#lib/example-address.ts';

// RFC 2606: section 2 reserves the top level `.example`, section 3 the domains example.com, example.net and example.org.
test.each([
	'https://example.com/vzir',
	'http://example.org',
	'https://example.net:8443/video?id=1',
	'https://vzir.example.com/uk',
	'https://you.example/',
	'HTTPS://EXAMPLE.COM/',
])('%s is an example', (address) => {
	expect(isExampleAddress(address)).toBe(true);
});

test.each([
	'https://github.com/example.com',
	'https://notexample.com/',
	'https://example.com.ua/',
	'https://example.io/',
	'https://www.facebook.com/sharer/sharer.php?u=https://example.com',
	'mailto:maksym@example.com',
	'/projects',
	'#example.com',
	'https://',
])('%s is none', (address) => {
	expect(isExampleAddress(address)).toBe(false);
});

test.each([
	['https://example.org/verify/JV-2022-04533', 'example.org/verify/JV-2022-04533'],
	['https://example.net/', 'example.net'],
	['https://acme.example/about us?page=2#team', 'acme.example/about%20us?page=2#team'],
])('%s has the anchor %s, without a space', (address, id) => {
	expect(toExampleId(address)).toBe(id);
});
