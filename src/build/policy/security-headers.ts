const secondsPerYear = 31_536_000;

/** Browser features that ask for permission or observe a visitor; no page of this site uses them. */
const unusedFeatures = ['camera', 'display-capture', 'microphone', 'midi', 'payment', 'usb'];

/**
 * Sent with every answer. The content policy itself is in each page, because its hashes differ from page to page; the
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
	'Strict-Transport-Security': `max-age=${2 * secondsPerYear}; includeSubDomains`,
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

/** How long a browser may keep a file, by address without base path. */
export function toCacheControl(path: string): string {
	if (path.startsWith('/_astro/')) return `public, max-age=${secondsPerYear}, immutable`;
	// A browser that kept an old worker would keep old pages.
	if (path === '/offline.js') return 'no-cache';
	if (/\.\w+$/.test(path) && !path.endsWith('.html')) return 'public, max-age=3600';
	return 'no-cache';
}
