import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What only a measurement or the tests of other engines need, with exact versions. `npm ci` does not install it. */
export const versions = {
	lighthouse: '13.5.0',
	'selenium-webdriver': '4.49.0',
} as const satisfies Record<string, string>;

export type Tool = keyof typeof versions;

/**
 * Installs a tool at its first use, into `.cache/tools`.
 *
 * @returns the folder of its package
 * @throws if npm cannot install it, for instance without a network
 */
export function installTool(name: Tool): string {
	const home = resolve('.cache/tools', `${name}-${versions[name]}`);
	const folder = join(home, 'node_modules', name);
	if (existsSync(join(folder, 'package.json'))) return folder;
	mkdirSync(home, { recursive: true });
	const flags = ['--prefix', home, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
	const { status } = spawnSync('npm', ['install', ...flags, `${name}@${versions[name]}`], {
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (status !== 0) throw new Error(`${name} could not be installed in ${home}.`);
	return folder;
}

/** Imports the file of an installed tool; its types do not exist when the project is checked. */
export function importTool(name: Tool, file: string): Promise<unknown> {
	return import(pathToFileURL(join(installTool(name), file)).href);
}
