import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toAddress } from '#build/bundle/dist-files.ts';
import { type HtmlTag, scanHtml } from '#build/html/scan.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locale.ts';

/** A built page, by the address visitors see. */
export interface SitePage {
	/** The file below `dist`. */
	file: string;
	/** The whole address, with host and base path. */
	url: URL;
	locale: Locale;
	tags: readonly HtmlTag[];
	anchors: ReadonlySet<string>;
}

export interface Site {
	root: string;
	origin: string;
	/** Without a slash at the end; empty at the root of the host. */
	base: string;
	pages: readonly SitePage[];
	/** The page at an address, if the address is a page's own. */
	findPage: (url: URL) => SitePage | undefined;
	/** True when a file of that path was built. */
	hasFile: (path: string) => boolean;
}

/** Reads a built site. Its host is the one its home page calls its own. */
export function readSite(root: string, basePath = '/'): Site {
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.html'))
		.sort();
	const base = basePath.replace(/\/+$/, '');
	const origin = readOrigin(readFileSync(join(root, 'index.html'), 'utf8'));
	const pages = files.map((file) => readPage(root, file, origin + base));
	const byPath = new Map(pages.map((page) => [page.url.pathname, page]));
	const home = byPath.get(`${base}/`);
	if (home) byPath.set(base, home);
	return {
		root,
		origin,
		base,
		pages,
		findPage: (url) => byPath.get(decode(url.pathname)),
		hasFile: (path) => {
			const file = join(root, decode(path));
			return existsSync(file) && statSync(file).isFile();
		},
	};
}

/** The language an address below the base path is in. @example localeOf('/uk/projects') // 'uk' */
export function localeOf(path: string): Locale {
	return (
		locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ??
		defaultLocale
	);
}

function readPage(root: string, file: string, home: string): SitePage {
	const tags = scanHtml(readFileSync(join(root, file), 'utf8'));
	const address = toAddress(file);
	const anchors = new Set(
		tags.flatMap(({ name, attributes }) =>
			[attributes.get('id'), name === 'a' ? attributes.get('name') : undefined].filter(
				(id) => id !== undefined,
			),
		),
	);
	return { file, url: new URL(home + address), locale: localeOf(address), tags, anchors };
}

function readOrigin(html: string): string {
	const canonical = scanHtml(html).find((tag) => tag.attributes.get('rel') === 'canonical');
	const href = canonical?.attributes.get('href');
	if (!href) throw new Error('The home page has no canonical address, so the host is unknown.');
	return new URL(href).origin;
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
