import { expect, test } from 'vitest';
import { findCountryCode, isCountryCode } from '#i18n/country-name.ts';

test('a country is found by its name in any language of the site, and by its code in any letters', () => {
	const names = ['Spain', 'іспанія', ' España ', 'es'];
	expect(names.map(findCountryCode)).toEqual(['ES', 'ES', 'ES', 'ES']);
	expect(findCountryCode('Catalonia')).toBeUndefined();
});

// ISO 3166-1: GB is the United Kingdom; SU left the list in 1992, and AA is for private use.
test.each([
	['GB', true],
	['UK', false],
	['SU', false],
	['AA', false],
	['es', false],
	['Spain', false],
])('%s as a code of ISO 3166-1: %s', (code, right) => {
	expect(isCountryCode(code)).toBe(right);
});
