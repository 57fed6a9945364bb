import { expect, test } from 'vitest';
import { toHeadersFile } from '#build/headers.ts';
import { pageHeaders, securityHeaders, toCacheControl } from '#build/security-headers.ts';

test('every address gets every security header', () => {
	const [everywhere] = toHeadersFile('/').split('\n\n');
	expect(everywhere?.split('\n')[0]).toBe('/*');
	for (const [name, value] of Object.entries(securityHeaders)) {
		expect(everywhere).toContain(`\n  ${name}: ${value}`);
	}
});

test('the page with a script of others is sandboxed, and everything else that holds for all pages holds for it', () => {
	const { 'Content-Security-Policy': everywhere = '' } = securityHeaders;
	const headers = pageHeaders['/extra/weather-widget'] ?? {};
	expect(headers['Content-Security-Policy']).toBe(`${everywhere}; sandbox allow-scripts`);
	expect(toHeadersFile('/cv/')).toContain(
		`\n/cv/extra/weather-widget\n  Content-Security-Policy: ${everywhere}; sandbox allow-scripts\n`,
	);
});

test('hashed files are kept for ever, under the base path too', () => {
	expect(toHeadersFile('/')).toContain(
		'\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
	);
	expect(toHeadersFile('/cv/')).toContain('\n/cv/_astro/*\n');
});

test('pages are requested again each time, other files after an hour', () => {
	expect(toCacheControl('/')).toBe('no-cache');
	expect(toCacheControl('/uk/projects')).toBe('no-cache');
	expect(toCacheControl('/index.html')).toBe('no-cache');
	expect(toCacheControl('/robots.txt')).toBe('public, max-age=3600');
});

test('transport security lasts a year at least and covers subdomains', () => {
	const value = securityHeaders['Strict-Transport-Security'] ?? '';
	expect(Number(/max-age=(\d+)/.exec(value)?.[1])).toBeGreaterThanOrEqual(31_536_000);
	expect(value).toContain('includeSubDomains');
});

test('the position of a visitor is for this site alone, other features that watch are off', () => {
	const policy = securityHeaders['Permissions-Policy']?.split(', ');
	expect(policy).toContain('geolocation=(self)');
	expect(policy?.filter((feature) => !feature.endsWith('=()'))).toHaveLength(1);
});

test('no line of the headers file is longer than the 2,000 characters hosts accept', () => {
	for (const line of toHeadersFile('/').split('\n')) expect(line.length).toBeLessThan(2000);
});
