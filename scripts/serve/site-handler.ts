import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { securityHeaders, toCacheControl } from '#integrations/security-headers.ts';
import { locales } from '#lib/locale.ts';

/** These are UTF-8, which a browser assumes of HTML, JSON and XML only when it is told. */
const textTypes: Record<string, string> = {
	css: 'text/css;charset=utf-8',
	js: 'text/javascript;charset=utf-8',
	md: 'text/markdown;charset=utf-8',
	svg: 'image/svg+xml;charset=utf-8',
	txt: 'text/plain;charset=utf-8',
	xml: 'application/xml;charset=utf-8',
};

/**
 * Answers requests from the built site: compressed files where the browser takes them, addresses without
 * `.html` or a slash at the end, and the 404 page in the language of the address.
 */
export function createSiteHandler({ root, base = '/' }: SiteOptions): RequestListener {
	const prefix = base === '/' ? '' : `/${base.replace(/^\/|\/$/g, '')}`;
	const notFoundPages = new Map(
		locales.map((locale) => [locale, readNotFoundPage(root, locale)] as const),
	);

	const files = sirv(root, {
		brotli: true,
		gzip: true,
		etag: true,
		extensions: ['html'],
		setHeaders: (response, path) => {
			response.setHeader('Cache-Control', toCacheControl(path));
			const type = textTypes[path.split('.').at(-1) ?? ''];
			if (type) response.setHeader('Content-Type', type);
		},
	});

	return (request, response) => {
		for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
			return;
		}

		const [path = '/', query] = splitOnce(request.url ?? '/', '?');
		const inside = withoutPrefix(path, prefix);
		if (inside === undefined) {
			if (path === '/' && prefix) redirect(response, `${prefix}/`, 302);
			else sendNotFound(request, response, '/');
			return;
		}
		const canonical = toCanonicalPath(root, inside);
		if (canonical !== undefined) {
			redirect(response, `${prefix}${canonical}${query === undefined ? '' : `?${query}`}`, 301);
			return;
		}

		dropUnusableRange(request);
		request.url = inside;
		files(request, response, () => sendNotFound(request, response, inside));
	};

	function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string) {
		const locale = locales.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
		const page = notFoundPages.get(locale ?? 'en');
		if (!page) {
			response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('404\n');
			return;
		}
		const accepted = String(request.headers['accept-encoding'] ?? '');
		const brotli = /\bbr\b/.test(accepted) ? page.brotli : undefined;
		const body = brotli ?? page.html;
		response.writeHead(404, {
			'Cache-Control': 'no-cache',
			'Content-Length': body.length,
			'Content-Type': 'text/html;charset=utf-8',
			Vary: 'Accept-Encoding',
			...(brotli ? { 'Content-Encoding': 'br' } : {}),
		});
		response.end(body);
	}
}

function readNotFoundPage(root: string, locale: string): NotFoundPage | undefined {
	const translated = join(root, locale, '404.html');
	const path = existsSync(translated) ? translated : join(root, '404.html');
	if (!existsSync(path)) return undefined;
	return {
		html: readFileSync(path),
		...(existsSync(`${path}.br`) ? { brotli: readFileSync(`${path}.br`) } : {}),
	};
}

/** The path inside the site, or nothing where the address is outside the base path. */
function withoutPrefix(path: string, prefix: string): string | undefined {
	if (path === prefix || path.startsWith(`${prefix}/`)) return path.slice(prefix.length) || '/';
	return undefined;
}

/** The one right spelling of a page's address, where the request used another one. */
function toCanonicalPath(root: string, path: string): string | undefined {
	const bare = path.replace(/(\/index)?(\.html)?\/*$/, '');
	const wanted = bare === '' ? '/' : bare;
	if (wanted === path || !/^(\/[\w-]+)*$/.test(bare)) return undefined;
	return existsSync(join(root, bare === '' ? 'index.html' : `${bare}.html`)) ? wanted : undefined;
}

/** A range sirv cannot read would end the whole process, so only plain ones reach it. */
function dropUnusableRange(request: IncomingMessage) {
	const range = request.headers.range;
	if (range === undefined) return;
	const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
	if (start === undefined || (end && Number(end) < Number(start))) delete request.headers.range;
}

function redirect(response: ServerResponse, location: string, status: 301 | 302) {
	response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

function splitOnce(text: string, separator: string): [string, string?] {
	const at = text.indexOf(separator);
	return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

interface SiteOptions {
	/** The folder of the built site. */
	root: string;
	/** Where the site lives on its host, as `base` in the Astro configuration. */
	base?: string;
}

interface NotFoundPage {
	html: Buffer;
	brotli?: Buffer;
}
