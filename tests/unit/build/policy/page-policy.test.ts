import { createHash } from 'node:crypto';
import { scanHtml } from '#build/html/scan.ts';
import { matchesPage, toPagePolicy } from '#build/policy/page-policy.ts';

function hash(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directive(html: string, name: string, grants = {}): string | undefined {
	const policy = toPagePolicy(scanHtml(html), [grants]);
	return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('a page without inline code has the base policy', () => {
	expect(toPagePolicy([])).toBe(
		"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
			"font-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
			"base-uri 'none'; form-action 'self'; object-src 'none'; " +
			"require-trusted-types-for 'script'; trusted-types 'none'",
	);
});

test('every inline script that runs has its hash, once', () => {
	const html = '<script>a</script><script type="module">b</script><script>a</script>';
	expect(directive(html, 'script-src')).toBe(`script-src 'self' ${hash('a')} ${hash('b')}`);
});

test('speculation rules and import maps have a hash, as the browser asks one of them', () => {
	const html =
		'<script type="speculationrules">{}</script><script type="importmap">{"imports":{}}</script>';
	expect(directive(html, 'script-src')).toBe(
		`script-src 'self' ${hash('{}')} ${hash('{"imports":{}}')}`,
	);
});

test('data and files need no hash', () => {
	const html =
		'<script type="application/ld+json">{}</script><script type="application/json">1</script>' +
		'<script src="/_astro/a.js"></script>';
	expect(directive(html, 'script-src')).toBe("script-src 'self'");
});

test('every style element has its hash', () => {
	expect(directive('<style>p{}</style><style media=print>a{}</style>', 'style-src')).toBe(
		`style-src 'self' ${hash('p{}')} ${hash('a{}')}`,
	);
});

test('a policy that allows all inline styles has no hash of one, which would take that back', () => {
	const base = { 'style-src': ["'unsafe-inline'", 'https://example.com'] };
	expect(toPagePolicy(scanHtml('<style>p{}</style>'), [], base)).toBe(
		"style-src 'unsafe-inline' https://example.com",
	);
});

test('a grant widens the directives it names and no others', () => {
	const grants = { 'connect-src': ['https://api.example.com'], 'trusted-types': ['offline'] };
	expect(directive('', 'connect-src', grants)).toBe("connect-src 'self' https://api.example.com");
	expect(directive('', 'trusted-types', grants)).toBe('trusted-types offline');
	expect(directive('', 'img-src', grants)).toBe("img-src 'self' data: blob:");
});

test('a pattern names one page, or every page below a folder', () => {
	expect(matchesPage('/extra/weather', '/extra/weather')).toBe(true);
	expect(matchesPage('/extra/weather', '/extra/weather-2')).toBe(false);
	expect(matchesPage('/extra/graphics/*', '/extra/graphics/cube')).toBe(true);
	expect(matchesPage('/extra/graphics/*', '/extra/graphics')).toBe(false);
});
