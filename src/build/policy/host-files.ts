import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { listRedirects, type Redirect, toRedirectPage } from './redirects.ts';
import {
	inertFile,
	inertHeaders,
	pageHeaders,
	securityHeaders,
	toCacheControl,
} from './security-headers.ts';

/**
 * Writes what hosts read: `_headers` and `_redirects`, from which Netlify, Cloudflare Pages and others take what our own
 * server sends, and a page at each old address for hosts that read neither.
 */
export function hostFiles(redirects: readonly Redirect[]): AstroIntegration {
	let base = '/';
	let site = '';
	return {
		name: 'host-files',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base;
				site = config.site ?? '';
			},
			'astro:build:done': async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const entries = await readdir(root, { recursive: true });
				const files = entries.map((file) => `/${file.replaceAll('\\', '/')}`);
				await writeFile(join(root, '_headers'), toHeadersFile(base, files));
				await writeFile(join(root, '_redirects'), toRedirectsFile(redirects, base));
				await writeRedirectPages(root, redirects, site + base.replace(/\/$/, ''));
				logger.info('_headers and _redirects are written');
			},
		},
	};
}

/** @throws if an old address is that of a page */
export async function writeRedirectPages(
	root: string,
	redirects: readonly Redirect[],
	address: string,
) {
	for (const [from, to] of listRedirects(redirects)) {
		const file = join(root, `${from}.html`);
		if (existsSync(file))
			throw new Error(`"redirects" in site.json leads away from ${from}, which is a page.`);
		await mkdir(dirname(file), { recursive: true });
		await writeFile(file, toRedirectPage(address + to));
	}
}

/**
 * For a header that several blocks name, Netlify sends the last one. Cloudflare Pages sends all in one line: the strictest of several
 * policies holds, and a list is no value of `Cross-Origin-Opener-Policy`, which leaves it at `unsafe-none`.
 *
 * @param files of the site, each with a slash first
 * @example toHeadersFile('/', ['/index.html']) // '/*\n  Content-Security-Policy: …'
 */
export function toHeadersFile(base: string, files: readonly string[]): string {
	const prefix = base.replace(/\/$/, '');
	const blocks: Block[] = [
		['/*', securityHeaders],
		...Object.entries(pageHeaders).map(([path, headers]): Block => [`${prefix}${path}`, headers]),
		[`${prefix}/_astro/*`, { 'Cache-Control': toCacheControl('/_astro/file.js') }],
		...listInertPatterns(files).map((path): Block => [`${prefix}${path}`, inertHeaders]),
	];
	return blocks
		.map(([path, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
			return `${[path, ...lines].join('\n')}\n`;
		})
		.join('\n');
}

/**
 * One pattern for each ending. In a pattern with an asterisk, the dot stands for any character on Netlify, so `/*.bin` would also
 * be that of the page `/projects/cabin`: files with such an ending are named one by one.
 */
function listInertPatterns(files: readonly string[]): string[] {
	const inert = Map.groupBy(
		files.filter((file) => inertFile.test(file)),
		(file) => file.slice(file.lastIndexOf('.') + 1),
	);
	return [...inert].flatMap(([ending, named]) => {
		const isPage = new RegExp(`.${ending}(\\.html)?$`, 'i');
		const isTaken = files.some((file) => !inertFile.test(file) && isPage.test(file));
		return isTaken ? named : [`/*.${ending}`];
	});
}

/** The new addresses of renamed pages, and the 404 page in the language of the address. */
export function toRedirectsFile(redirects: readonly Redirect[], base: string): string {
	const prefix = base.replace(/\/$/, '');
	const renamed = listRedirects(redirects, base).map(([from, to]) => `${from} ${to} 301`);
	const missing = locales
		.filter((locale) => locale !== defaultLocale)
		.map((locale) => `${prefix}/${locale}/* ${prefix}/${locale}/404.html 404`);
	return [...renamed, ...missing, ''].join('\n');
}

/** An address, and its headers by name. */
type Block = [string, Readonly<Record<string, string>>];
