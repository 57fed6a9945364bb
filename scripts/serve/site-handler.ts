import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { toHeaders } from '#build/policy/security-headers.ts';
import { locales } from '#i18n/locale.ts';
import { sendFile } from './send-file.ts';

/**
 * Answers requests from the built site: compressed files where the browser takes them, addresses without
 * `.html` or a slash at the end, and the 404 page in the language of the address.
 */
export function createSiteHandler({ root, base = '/', policy }: SiteOptions): RequestListener {
	const prefix = base === '/' ? '' : `/${base.replace(/^\/|\/$/g, '')}`;

	const renamedPages = readRedirects(root);

	return async (request, response) => {
		setHeaders(response, '/404.html');
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			response.writeHead(405, { Allow: 'GET, HEAD' }).end();
			return;
		}
		const [path = '/', query] = splitOnce(request.url ?? '/', '?');
		const search = query === undefined ? '' : `?${query}`;
		if (path === '/' && prefix) {
			redirect(response, `${prefix}/`, 302);
			return;
		}
		const inside = withoutPrefix(path, prefix);
		const renamed = renamedPages.get(path.replace(/(\.html|\/)$/, ''));
		if (renamed !== undefined) {
			redirect(response, renamed + search, 301);
			return;
		}
		const canonical = toCanonicalPath(root, inside ?? '');
		if (canonical !== undefined) {
			redirect(response, prefix + canonical + search, 301);
			return;
		}

		const file = inside && toFilePath(inside);
		if (file) {
			setHeaders(response, file);
			if (await sendFile(request, response, { root, path: file })) return;
			setHeaders(response, '/404.html');
		}
		for (const page of notFoundPages(inside ?? '')) {
			if (await sendFile(request, response, { root, path: page, status: 404 })) return;
		}
		response.writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' }).end('404\n');
	};

	/** Those of the file that is sent, whatever the address by which it was requested. */
	function setHeaders(response: ServerResponse, file: string) {
		for (const [name, value] of Object.entries(toHeaders(file))) response.setHeader(name, value);
		if (policy) response.appendHeader('Content-Security-Policy', policy);
	}
}

/** The new addresses of renamed pages by the old ones, from the file that hosts read. */
function readRedirects(root: string): Map<string, string> {
	const file = join(root, '_redirects');
	const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
	return new Map(
		lines
			.map((line) => line.split(' '))
			.flatMap(([from = '', to = '', status]) => (status === '301' ? [[from, to]] : [])),
	);
}

/** The path inside the site, or undefined if the address is outside the base path. */
function withoutPrefix(path: string, prefix: string): string | undefined {
	if (path === prefix || path.startsWith(`${prefix}/`)) return path.slice(prefix.length) || '/';
	return undefined;
}

/** The canonical address of a page, if the request used another spelling of it. */
function toCanonicalPath(root: string, path: string): string | undefined {
	const bare = path.replace(/(\/index)?(\.html)?\/*$/, '');
	const wanted = bare === '' ? '/' : bare;
	if (wanted === path || path === '' || !/^(\/[\w-]+)*$/.test(bare)) return undefined;
	return existsSync(join(root, bare === '' ? 'index.html' : `${bare}.html`)) ? wanted : undefined;
}

/**
 * The file for an address, or undefined for an address no file of the site can have and for files
 * that only the server reads: the 404 pages, the headers and the compressed twins.
 */
function toFilePath(path: string): string | undefined {
	const decoded = decode(path);
	if (decoded === undefined || decoded.split('/').some((part) => part === '..')) return undefined;
	if (/[\0\\]|\/\/|\/\.(?!well-known\/)/.test(decoded)) return undefined;
	if (/(^|\/)404$|^\/_(headers|redirects)$|\.(br|gz)$/.test(decoded)) return undefined;
	if (decoded === '/') return '/index.html';
	return /\.\w+$/.test(decoded) ? decoded : `${decoded}.html`;
}

function notFoundPages(path: string): string[] {
	const locale = locales.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
	return [...(locale ? [`${locale}/404.html`] : []), '404.html'];
}

function redirect(response: ServerResponse, location: string, status: 301 | 302) {
	response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
}

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
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
	policy?: string | undefined;
}
