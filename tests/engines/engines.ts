import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Browser } from './driver.ts';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import { startWebKit } from './drivers/webkit.ts';

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** An engine on this machine, or what to install to have it. */
export type Engine =
	| { name: EngineName; start: () => Promise<Browser> }
	| { name: EngineName; missing: string };

export function toMissingReport({ name, missing }: Extract<Engine, { missing: string }>): string {
	return `${name} is not on this machine: ${missing}`;
}

const firefoxes = ['firefox-esr', 'firefox'];
const webKitBrowsers = ['4.1', '6.0', '4.0'].flatMap((version) =>
	['x86_64', 'aarch64'].map(
		(processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
	),
);

/** Chromium is always there: where the machine has none, the tests install one. */
export function findEngines(): Engine[] {
	return [{ name: 'Chromium', start: startChromium }, findFirefox(), findWebKit()];
}

function findFirefox(): Engine {
	const browser = process.env.FIREFOX_PATH ?? findProgram(firefoxes);
	const xvfb = findProgram(['Xvfb']);
	if (browser && (xvfb || hasScreen()))
		return { name: 'Firefox', start: () => startFirefox({ browser, xvfb }) };
	return {
		name: 'Firefox',
		missing: 'apt-get install firefox-esr xvfb, or name a Firefox in FIREFOX_PATH',
	};
}

function findWebKit(): Engine {
	const driver = findProgram(['WebKitWebDriver']);
	const browser = webKitBrowsers.find((file) => existsSync(file));
	const xvfb = findProgram(['Xvfb']);
	if (driver && browser && (xvfb || hasScreen()))
		return { name: 'WebKit', start: () => startWebKit({ driver, browser, xvfb }) };
	return { name: 'WebKit', missing: 'apt-get install webkit2gtk-driver xvfb' };
}

/** Only X needs one to be named. */
function hasScreen(): boolean {
	return process.platform !== 'linux' || Boolean(process.env.DISPLAY);
}

function findProgram(names: readonly string[]): string | undefined {
	const folders = (process.env.PATH ?? '').split(delimiter);
	return names
		.flatMap((name) => folders.map((folder) => join(folder, name)))
		.find((file) => existsSync(file));
}
