import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleUrls } from './references.ts';
import type { Site } from './site.ts';

/** Checks the addresses in files that are no pages: style sheets, the web manifest and the sitemap. */
export function findFileFaults(site: Site): string[] {
	const files = readdirSync(site.root, { recursive: true, encoding: 'utf8' });
	return files
		.map((file) => file.replaceAll('\\', '/'))
		.flatMap((file) => {
			const read = () => readFileSync(join(site.root, file), 'utf8');
			if (file.endsWith('.css')) return check(site, file, styleUrls(read()));
			if (file.endsWith('.webmanifest')) return check(site, file, manifestUrls(read()));
			if (/^sitemap.*\.xml$/.test(file)) return check(site, file, sitemapUrls(read()));
			return [];
		});
}

function check(site: Site, file: string, values: readonly string[]): string[] {
	const from = new URL(`${site.base}/${file}`, site.origin);
	return values
		.filter((value) => !value.startsWith('data:') && !value.startsWith('#'))
		.flatMap((value) => {
			const url = new URL(value, from);
			const path = url.pathname.slice(site.base.length);
			if (url.origin === site.origin && (site.findPage(url) || site.hasFile(path))) return [];
			return [`${file}: "${value}" does not exist.`];
		});
}

function manifestUrls(text: string): string[] {
	const { start_url: start, scope, icons = [], screenshots = [] } = JSON.parse(text);
	const pictures: { src: string }[] = [...icons, ...screenshots];
	return [start, scope, ...pictures.map(({ src }) => src)].filter((url) => url !== undefined);
}

function sitemapUrls(text: string): string[] {
	return [...text.matchAll(/<loc>([^<]+)<\/loc>|\bhref="([^"]+)"/g)].map(
		(match) => match[1] ?? match[2] ?? '',
	);
}
