import { constantSettings } from '#build/bundle/constant-settings.ts';
import { defaultAddresses } from '#live/service-settings.ts';

test('the settings of the services are constants in the scripts of the pages', () => {
	vi.stubEnv('PUBLIC_NBU_ADDRESS', 'http://localhost:4444/nbu');
	vi.stubEnv('PUBLIC_COINGECKO_KEY', 'CG-0123456789');
	const code = load('/any/where/src/live/settings.ts') ?? '';
	expect(JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1))).toEqual({
		addresses: { ...defaultAddresses, nbu: 'http://localhost:4444/nbu' },
		keys: { coingecko: 'CG-0123456789' },
	});
});

test('a value that cannot be right ends the build', () => {
	vi.stubEnv('PUBLIC_NBU_ADDRESS', 'bank.gov.ua');
	expect(() => constantSettings()).toThrow('PUBLIC_NBU_ADDRESS');
});

function load(id: string): string | undefined {
	const { load } = constantSettings();
	if (typeof load !== 'function') throw new Error('The plugin loads nothing.');
	const code: unknown = Reflect.apply(load, undefined, [id]);
	return typeof code === 'string' ? code : undefined;
}
