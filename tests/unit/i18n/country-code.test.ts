import { findCountryCode, isCountryCode } from '#i18n/country-code.ts';

test('a country is found by its name in any language of the site, and by its code in any letters', () => {
	const names = ['Spain', 'іспанія', ' España ', 'es', 'Catalonia'];
	const codes = names.map((name) => findCountryCode(name));
	expect(codes).toEqual(['ES', 'ES', 'ES', 'ES', undefined]);
	// As CLDR calls Austria in German.
	expect([findCountryCode('Österreich'), findCountryCode('Österreich', ['de'])]).toEqual([
		undefined,
		'AT',
	]);
});

test('codes are those of ISO 3166-1: GB is the United Kingdom, SU left the list in 1992, AA is for private use', () => {
	expect(['GB', 'UK', 'SU', 'AA', 'gb', 'Spain'].filter(isCountryCode)).toEqual(['GB']);
});
