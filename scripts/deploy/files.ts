import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteRedirects } from '../content/site-settings.ts';
import { toNginxFile } from './nginx.ts';
import { toVercelFile } from './vercel.ts';

/** The configuration of each host, by path from the project folder. */
export function toDeployFiles(redirects = readSiteRedirects()): Map<string, string> {
	return new Map([
		['deploy/nginx.conf', toNginxFile(redirects)],
		['vercel.json', toVercelFile(redirects)],
	]);
}

/** Files in the project folder `root` that do not match the headers, languages and redirects of the site. */
export function findStaleDeployFiles(root: string): string[] {
	return [...toDeployFiles()]
		.filter(([file, text]) => {
			const path = join(root, file);
			return !existsSync(path) || readFileSync(path, 'utf8') !== text;
		})
		.map(([file]) => file);
}

/** Writes them; returns the paths of those that changed. */
export function writeDeployFiles(root: string): string[] {
	const stale = findStaleDeployFiles(root);
	const files = toDeployFiles();
	for (const file of stale) {
		const path = join(root, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, files.get(file) ?? '');
	}
	return stale;
}
