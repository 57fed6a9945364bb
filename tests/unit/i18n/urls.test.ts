import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { localizePath, splitPath, toFilePath, toHref, twinPaths } from '#i18n/urls.ts';

describe('addresses of pages', () => {
	test.each([
		['en', '/', '/'],
		['uk', '/', '/uk'],
		['es', '/', '/es'],
		['en', '/projects', '/projects'],
		['uk', '/projects', '/uk/projects'],
		['es', '/certificates/pm', '/es/certificates/pm'],
	] as const)('in "%s", %s is at %s', (locale, path, address) => {
		expect(localizePath(locale, path, '/')).toBe(address);
	});

	test.each([
		['en', '/', '/vzir/'],
		['uk', '/', '/vzir/uk'],
		['en', '/projects', '/vzir/projects'],
		['uk', '/projects', '/vzir/uk/projects'],
	] as const)('in a folder, "%s" %s is at %s', (locale, path, address) => {
		expect(localizePath(locale, path, '/vzir')).toBe(address);
		expect(localizePath(locale, path, '/vzir/')).toBe(address);
	});

	test('the folder is the root where nothing says otherwise', () => {
		expect(localizePath('en', '/')).toBe('/');
		expect(toFilePath('/favicon.svg')).toBe('/favicon.svg');
	});
});

describe('addresses of files', () => {
	test('a file has no language but the folder', () => {
		expect(toFilePath('/cv.pdf', '/')).toBe('/cv.pdf');
		expect(toFilePath('/cv.pdf', '/vzir/')).toBe('/vzir/cv.pdf');
	});
});

describe('links of the content', () => {
	test('a page of this site gets its language and the folder', () => {
		expect(toHref('uk', '/extra/graphics/cube3d', '/')).toBe('/uk/extra/graphics/cube3d');
		expect(toHref('uk', '/extra', '/vzir')).toBe('/vzir/uk/extra');
	});

	test('a file of this site gets the folder alone', () => {
		expect(toHref('uk', '/assets/iq/report-uk.pdf', '/vzir')).toBe('/vzir/assets/iq/report-uk.pdf');
	});

	test.each(['https://example.com/', 'mailto:a@example.com', 'tel:+380000000000', '#top'])(
		'%s stays as it is',
		(link) => {
			expect(toHref('es', link, '/vzir')).toBe(link);
		},
	);
});

describe('what an address says', () => {
	test.each([
		['/', 'en', '/'],
		['/projects', 'en', '/projects'],
		['/uk', 'uk', '/'],
		['/uk/', 'uk', '/'],
		['/uk/projects', 'uk', '/projects'],
		['/es/certificates/pm', 'es', '/certificates/pm'],
		['/ua/projects', 'uk', '/projects'],
		['/ukraine', 'en', '/ukraine'],
		['/projects/uk', 'en', '/projects/uk'],
	] as const)('%s is "%s" and %s', (address, locale, path) => {
		expect(splitPath(address, '/')).toEqual({ locale, path });
	});

	test('a folder that only begins like the one of the site is another one', () => {
		expect(splitPath('/vzirka/uk', '/vzir')).toEqual({ locale: 'en', path: '/vzirka/uk' });
	});

	test('it is what the address was made of, in every folder', () => {
		const name = fc
			.stringMatching(/^[a-z0-9-]{1,8}$/)
			.filter((word) => !/^(en|uk|ua|es)$/.test(word));
		const path = fc.array(name, { maxLength: 3 }).map((names) => `/${names.join('/')}`);
		fc.assert(
			fc.property(
				fc.constantFrom(...locales),
				path,
				fc.constantFrom('/', '/vzir', '/vzir/', '/a/b'),
				(locale, page, base) => {
					expect(splitPath(localizePath(locale, page, base), base)).toEqual({ locale, path: page });
				},
			),
		);
	});
});

test('the twins of a page are its addresses in the three languages', () => {
	expect(twinPaths('/about', '/')).toEqual({ en: '/about', uk: '/uk/about', es: '/es/about' });
	expect(twinPaths('/', '/vzir')).toEqual({ en: '/vzir/', uk: '/vzir/uk', es: '/vzir/es' });
});
