import { readServiceSettings, toAddressName } from '#live/service-settings.ts';

test('an address of the environment wins, an empty one does not; without any there are no keys', () => {
	const address = 'http://localhost:4380/bank.gov.ua';
	const settings = readServiceSettings({ PUBLIC_NBU_ADDRESS: address, PUBLIC_METEO_ADDRESS: '' });
	const addresses = { nbu: address, meteo: 'https://api.open-meteo.com' };
	expect(settings).toMatchObject({ addresses, keys: {} });
	expect(readServiceSettings({ MODE: 'test' }).addresses.nbu).toBe('https://bank.gov.ua');
});

test.each(['http://example.com', 'bank.gov.ua', 'https://bank.gov.ua/', 'javascript:alert(1)', 5])(
	'%s is no address, and the sentence names the variable',
	(value) => {
		expect(() => readServiceSettings({ [toAddressName('nbu')]: value })).toThrow(
			/PUBLIC_NBU_ADDRESS must be an https address/,
		);
	},
);

test('a key is taken as it is, nonsense is refused', () => {
	const read = (key: string) => readServiceSettings({ PUBLIC_OPENWEATHER_KEY: key });
	expect(read('0123456789abcdef').keys.openweather).toBe('0123456789abcdef');
	expect(() => read('a b')).toThrow(/PUBLIC_OPENWEATHER_KEY/);
});
