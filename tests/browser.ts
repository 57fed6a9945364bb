import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from 'playwright';
import { installDebianChromium, installPlaywrightChromium } from './browser/install.ts';
import { unpackNpmChromium } from './browser/npm-chromium.ts';

const systemPaths = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** No talk with the makers' servers, and a software renderer, so that every machine draws the same. */
const launchArgs = [
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-quic',
	'--disable-sync',
	'--enable-unsafe-swiftshader',
	'--no-first-run',
	'--use-angle=swiftshader',
	'--use-gl=angle',
];

/** Pages are put together without the software renderer, which is there for WebGL: a third of the work. */
export const testArgs = ['--disable-gpu-compositing'];

/** Where the browser that was found is kept for the processes this one starts. */
const foundKey = 'VZIR_CHROMIUM';

/**
 * Finds a Chromium that really starts: the one named by `CHROMIUM_PATH`, the one from npm, the machine's own,
 * Playwright's. That from npm is the same everywhere and opens a page in half the time of a whole browser; a
 * measurement wants the `whole` one, if it is there. If there is no Chromium it installs one, and if that fails
 * the error explains what to do.
 */
export async function findChromium({ whole = false } = {}): Promise<ChromiumLaunch> {
	const known = process.env[foundKey];
	const args = whole ? launchArgs : [...launchArgs, ...testArgs];
	if (known) return toLaunch(JSON.parse(known), args);

	const named = process.env.CHROMIUM_PATH;
	if (named) {
		if (await starts({ executablePath: named })) return remember({ executablePath: named }, args);
		throw new Error(`CHROMIUM_PATH names "${named}", which does not start: correct or unset it.`);
	}
	const wholeOnes = async () =>
		[...systemPaths, playwrightChromium.executablePath()].filter((path) => existsSync(path));
	for (const find of [
		...(whole ? [wholeOnes, unpackNpmChromium] : [unpackNpmChromium, wholeOnes]),
		installPlaywrightChromium,
		installDebianChromium,
	]) {
		for (const found of await find().catch(() => [])) {
			const browser = typeof found === 'string' ? { executablePath: found } : found;
			if (await starts(browser)) return remember(browser, args);
		}
	}
	throw new Error(
		'No Chromium was found: install Chrome or Chromium, or set CHROMIUM_PATH to one.',
	);
}

/** Whether a page can be read in it, in the way in which tests do: what a browser prints by itself may hang where a page does not. */
async function starts({ executablePath, libraryPath }: Browser): Promise<boolean> {
	const launch = { executablePath, args: launchArgs, env: withLibraries(libraryPath) };
	const browser = await playwrightChromium.launch({ ...launch, timeout: 60_000 }).catch(() => null);
	if (!browser) return false;
	try {
		const page = await browser.newPage();
		await page.goto('data:text/html,<p>up', { timeout: 60_000 });
		return (await page.textContent('p')) === 'up';
	} catch {
		return false;
	} finally {
		await browser.close();
	}
}

function remember(browser: Browser, args: string[]): ChromiumLaunch {
	process.env[foundKey] = JSON.stringify(browser);
	return toLaunch(browser, args);
}

function toLaunch({ executablePath, libraryPath }: Browser, args: string[]): ChromiumLaunch {
	return { executablePath, args, env: withLibraries(libraryPath) };
}

function withLibraries(libraryPath: string | undefined): Record<string, string> {
	const env: Record<string, string> = {};
	for (const [name, value] of Object.entries(process.env)) {
		if (value !== undefined) env[name] = value;
	}
	return libraryPath ? { ...env, LD_LIBRARY_PATH: libraryPath } : env;
}

export interface Browser {
	executablePath: string;
	/** A folder of shared libraries this browser needs and the machine may not have. */
	libraryPath?: string;
}

export interface ChromiumLaunch {
	executablePath: string;
	args: string[];
	env: Record<string, string>;
}
