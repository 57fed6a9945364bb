import { afterEach, expect, test, vi } from 'vitest';
import { findChromium } from '../../browser.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

test('a path that names no browser is one clear sentence', async () => {
	vi.stubEnv('VZIR_CHROMIUM', '');
	vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
	await expect(findChromium()).rejects.toThrow(
		'CHROMIUM_PATH names "/nowhere/chromium", which does not start: correct or unset it.',
	);
});

test('a browser another process found is not looked for again', async () => {
	vi.stubEnv('VZIR_CHROMIUM', '{"executablePath":"/found/chromium","libraryPath":"/found/lib"}');
	const browser = await findChromium();
	expect(browser.executablePath).toBe('/found/chromium');
	expect(browser.env.LD_LIBRARY_PATH).toBe('/found/lib');
	expect(browser.args).toContain('--disable-background-networking');
});
