import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const downloadTimeoutMs = 300_000;

/** Playwright's own download, which needs its download host to be reachable. */
export async function installPlaywrightChromium(): Promise<string[]> {
	console.log('No Chromium on this machine: trying Playwright’s own download …');
	const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
	run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium']);
	return [chromium.executablePath()].filter((path) => existsSync(path));
}

/** Debian's and Ubuntu's package, which only root may install. */
export async function installDebianChromium(): Promise<string[]> {
	if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
	console.log('Trying the package chromium of this system …');
	run('apt-get', ['update', '-qq']);
	run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
	return ['/usr/bin/chromium'].filter((path) => existsSync(path));
}

function run(command: string, args: string[]) {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync(command, args, {
		stdio: ['ignore', 'ignore', 'ignore'],
		timeout: downloadTimeoutMs,
		env,
	});
}
