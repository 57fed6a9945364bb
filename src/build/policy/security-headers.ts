import { existsSync, readFileSync } from 'node:fs';
import { parseJson, toFields } from '#lib/parse.ts';

const secondsPerYear = 31_536_000;

/** Browser features that ask for permission or observe a visitor; no page of this site uses them. */
const unusedFeatures = ['camera', 'display-capture', 'microphone', 'midi', 'payment', 'usb'];

const settings = 'src/content/site/site.json';

/**
 * Browsers follow it on every host below the author's domain, so it includes them only if the author says that it may.
 *
 * @param text of `site.json`
 */
export function toTransportSecurity(text: string): string {
	const included = toFields(parseJson(text))?.httpsSubdomains === true ? '; includeSubDomains' : '';
	return `max-age=${2 * secondsPerYear}${included}`;
}

/**
 * Sent with every page, and with every file that has no headers of its own below. The content policy itself is in each page, because its hashes differ from page to page; the
 * header adds the one directive that does not work in a page, and repeats those that do not depend on the page, so that
 * they also apply to files that are not pages. Only this site may show its pages in frames: the sandbox of the tasks is
 * one.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
	'Content-Security-Policy':
		"base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'",
	'Cross-Origin-Opener-Policy': 'same-origin',
	'Cross-Origin-Resource-Policy': 'same-origin',
	// The weather page reads the position of a visitor on request; see docs/decisions/021-position-on-request.md.
	'Permissions-Policy': [
		...unusedFeatures.map((feature) => `${feature}=()`),
		'geolocation=(self)',
	].join(', '),
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	'Strict-Transport-Security': toTransportSecurity(
		existsSync(settings) ? readFileSync(settings, 'utf8') : '',
	),
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'SAMEORIGIN',
};

/** Headers of single pages, instead of those of the same name above; by address without base path. */
export const pageHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	// This page runs a third-party script. Even if it is opened on its own, it shares nothing with the site.
	'/extra/weather-widget': {
		'Content-Security-Policy': `${securityHeaders['Content-Security-Policy']}; sandbox allow-scripts`,
		// Browsers refuse to open a page that is sandboxed and asks for a group of windows of its own.
		'Cross-Origin-Opener-Policy': 'unsafe-none',
	},
};

/**
 * Files that a browser would show as documents of this site: drawings, feeds, texts, pictures. All but pages, and:
 *
 * - scripts: a browser shows them as text, but a worker has the policy that its script came with;
 * - PDFs and videos: browsers show them in viewers of their own, and with a sandbox Safari shows no PDF, and Chromium plays no video.
 */
export const inertFile = /\.(?!(?:html|js|mjs|pdf|mp4|webm)$)\w+$/;

/** What such a file contains runs nothing and reaches nothing, not even this site. An SVG has its own styles and pictures. */
export const inertHeaders: Readonly<Record<string, string>> = {
	'Content-Security-Policy':
		"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox",
	'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/**
 * All headers of a file that is sent, by its path without base path.
 *
 * @example toHeaders('/uk/projects.html')
 */
export function toHeaders(file: string): Record<string, string> {
	const own = inertFile.test(file) ? inertHeaders : pageHeaders[file.replace(/\.html$/, '')];
	return { ...securityHeaders, ...own, 'Cache-Control': toCacheControl(file) };
}

/** How long a browser may keep a file, by address without base path. */
export function toCacheControl(path: string): string {
	if (path.startsWith('/_astro/')) return `public, max-age=${secondsPerYear}, immutable`;
	// A browser that kept an old worker would keep old pages.
	if (path === '/offline.js') return 'no-cache';
	if (/\.\w+$/.test(path) && !path.endsWith('.html')) return 'public, max-age=3600';
	return 'no-cache';
}
