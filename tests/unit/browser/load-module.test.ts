import { loadModule } from '#browser/load-module.ts';

beforeEach(() => {
	vi.stubGlobal('location', { origin: 'http://localhost:4321' });
});

const failure = (address: string) =>
	new TypeError(`Failed to fetch dynamically imported module: ${address}`);

test('after a failure another address of the same file is requested', async () => {
	const error = failure('http://localhost:4321/_astro/Second.abc.js');
	await expect(loadModule(() => Promise.reject(error))).rejects.toBe(error);
	// Node has no modules at such addresses: its error is about the new address, not the old one.
	await expect(loadModule(() => Promise.reject(error))).rejects.not.toBe(error);
});

test('an error without an address, or with that of another host, is thrown each time', async () => {
	for (const error of [
		new TypeError('Importing a module script failed.'),
		failure('https://example.com/a.js'),
	]) {
		await expect(loadModule(() => Promise.reject(error))).rejects.toBe(error);
		await expect(loadModule(() => Promise.reject(error))).rejects.toBe(error);
	}
});
