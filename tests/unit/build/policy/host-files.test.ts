import { expect, test } from 'vitest';
import { toHeadersFile } from '#build/policy/host-files.ts';
import { pageHeaders, securityHeaders, toCacheControl } from '#build/policy/security-headers.ts';

const everywhere = securityHeaders['Content-Security-Policy'];

test('every address gets every security header, and no line is longer than the 2,000 characters hosts accept', () => {
	const [first, ...lines] = toHeadersFile('/').split('\n\n')[0]?.split('\n') ?? [];
	expect(first).toBe('/*');
	expect(lines).toEqual(
		Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
	);
	for (const line of lines) expect(line.length).toBeLessThan(2000);
});

test('the page with a script of others is sandboxed, and everything else that holds for all pages holds for it', () => {
	const headers = pageHeaders['/extra/weather-widget'] ?? {};
	expect(headers['Content-Security-Policy']).toBe(`${everywhere}; sandbox allow-scripts`);
	expect(toHeadersFile('/cv/')).toContain(
		`\n/cv/extra/weather-widget\n  Content-Security-Policy: ${everywhere}; sandbox allow-scripts\n`,
	);
});

test('hashed files are kept for ever, pages are requested again each time, other files after an hour', () => {
	expect(toHeadersFile('/cv/')).toContain(
		'\n/cv/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
	);
	for (const path of ['/', '/uk/projects', '/index.html'])
		expect(toCacheControl(path)).toBe('no-cache');
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
