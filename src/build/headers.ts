import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { pageHeaders, securityHeaders, toCacheControl } from './security-headers.ts';

/** Writes `_headers`, from which Netlify, Cloudflare Pages and others take the headers that our own server sends. */
export function headersFile(): AstroIntegration {
	let base = '/';
	return {
		name: 'headers-file',
		hooks: {
			'astro:config:done': ({ config }) => {
				base = config.base;
			},
			'astro:build:done': async ({ dir, logger }) => {
				await writeFile(join(fileURLToPath(dir), '_headers'), toHeadersFile(base));
				logger.info('_headers is written');
			},
		},
	};
}

/** @example toHeadersFile('/') // '/*\n  Content-Security-Policy: …' */
export function toHeadersFile(base: string): string {
	const prefix = base.replace(/\/$/, '');
	const blocks: Block[] = [
		['/*', securityHeaders],
		...Object.entries(pageHeaders).map(([path, headers]): Block => [`${prefix}${path}`, headers]),
		[`${prefix}/_astro/*`, { 'Cache-Control': toCacheControl('/_astro/file.js') }],
	];
	return blocks
		.map(([path, headers]) => {
			const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
			return `${[path, ...lines].join('\n')}\n`;
		})
		.join('\n');
}

/** An address, and its headers by name. */
type Block = [string, Readonly<Record<string, string>>];
