import { localizePath, toHref } from '#i18n/urls.ts';

test.each([
	['en', '/', '/'],
	['uk', '/', '/uk'],
	['es', '/', '/es'],
	['en', '/projects', '/projects'],
	['uk', '/projects', '/uk/projects'],
	['es', '/certificates/pm', '/es/certificates/pm'],
] as const)('addresses of pages in "%s", %s is at %s', (locale, path, address) => {
	expect(localizePath(locale, path, '/')).toBe(address);
});

test.each([
	['en', '/', '/vzir/'],
	['uk', '/', '/vzir/uk'],
	['en', '/projects', '/vzir/projects'],
	['uk', '/projects', '/vzir/uk/projects'],
] as const)('addresses of pages in a folder: "%s" %s is at %s', (locale, path, address) => {
	expect(localizePath(locale, path, '/vzir')).toBe(address);
	expect(localizePath(locale, path, '/vzir/')).toBe(address);
});

test('links of the content: a page of this site gets its language and the folder', () => {
	expect(toHref('uk', '/extra/graphics/cube3d', '/')).toBe('/uk/extra/graphics/cube3d');
	expect(toHref('uk', '/extra', '/vzir')).toBe('/vzir/uk/extra');
});

test('links of the content: a file of this site gets the folder alone', () => {
	expect(toHref('uk', '/assets/iq/report-uk.pdf', '/vzir')).toBe('/vzir/assets/iq/report-uk.pdf');
});

test.each(['https://example.com/', 'mailto:a@example.com', 'tel:+380000000000', '#top'])(
	'links of the content: %s stays as it is',
	(link) => {
		expect(toHref('es', link, '/vzir')).toBe(link);
	},
);
