import { describe, expect, test } from 'vitest';
import { readServiceSettings, toAddressName } from '#live/service-settings.ts';

describe('readServiceSettings', () => {
	test('without anything set the real services are used, without keys', () => {
		const { addresses, keys } = readServiceSettings({ MODE: 'test' });
		expect(addresses.nbu).toBe('https://bank.gov.ua');
		expect(keys).toEqual({});
	});

	test('an address of the environment wins, an empty one does not', () => {
		const { addresses } = readServiceSettings({
			PUBLIC_NBU_ADDRESS: 'http://localhost:4380/bank.gov.ua',
			PUBLIC_METEO_ADDRESS: '',
		});
		expect(addresses.nbu).toBe('http://localhost:4380/bank.gov.ua');
		expect(addresses.meteo).toBe('https://api.open-meteo.com');
	});

	test.each([
		'http://example.com',
		'bank.gov.ua',
		'https://bank.gov.ua/',
		'javascript:alert(1)',
		5,
	])('%s is no address, and the sentence names the variable', (value) => {
		expect(() => readServiceSettings({ [toAddressName('nbu')]: value })).toThrow(
			/PUBLIC_NBU_ADDRESS must be an https address/,
		);
	});

	test('a key is taken as it is, nonsense is refused', () => {
		const key = '0123456789abcdef';
		expect(readServiceSettings({ PUBLIC_OPENWEATHER_KEY: key }).keys.openweather).toBe(key);
		expect(() => readServiceSettings({ PUBLIC_OPENWEATHER_KEY: 'a b' })).toThrow(
			/PUBLIC_OPENWEATHER_KEY/,
		);
	});
});
