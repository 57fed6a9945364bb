import { toHeadersFile } from '#build/policy/host-files.ts';
import { securityHeaders, toTransportSecurity } from '#build/policy/security-headers.ts';
import { toVercelFile } from '../../../../scripts/deploy/vercel.ts';
import { startSite } from '../../../../scripts/serve/site-server.ts';
import { makeFolder } from '../../folder.ts';
import { ask as askServer } from '../serve/ask.ts';
import { hasNginx, startNginx } from './start-nginx.ts';

/** What a host sends for an address, by lower-case name. */
type Host = (address: string) => Promise<Record<string, unknown>>;

const files = [
	'/index.html',
	'/404.html',
	'/uk/projects.html',
	'/projects/cabin.html',
	'/extra/weather-widget.html',
	'/logo.svg',
	'/feed.xml',
	'/resume.json',
	'/cv.pdf',
	'/model.bin',
	'/tour.mp4',
	'/offline.js',
	'/_astro/worker.abc.js',
	'/_astro/font.abc.woff2',
];

const page = "base-uri 'none'; form-action 'self'; frame-ancestors 'self'; object-src 'none'";
/** As raw.githubusercontent.com sends it with the files of others; here with pictures, which an SVG may contain. */
const inert =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox";
const widget = `${page}; sandbox allow-scripts`;
const forEver = 'public, max-age=31536000, immutable';
const hour = 'public, max-age=3600';

const root = makeFolder(Object.fromEntries(files.map((file) => [file, file])));
const hosts = new Map<string, Host>();
const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
	const site = await startSite({ root, port: 0, host: '127.0.0.1' });
	ends.push(site.close);
	hosts.set('serve', async (address) => (await askServer(site.url, address)).headers);
	if (hasNginx) {
		const { origin, stop } = await startNginx(root);
		ends.push(stop);
		hosts.set('nginx', async (address) => (await askServer(origin, address)).headers);
	}
	const rules = readHeadersFile(toHeadersFile('/', files));
	hosts.set('Netlify', async (address) => askNetlify(rules, address));
	hosts.set('Cloudflare', async (address) => askCloudflare(rules, address));
	const vercel = JSON.parse(toVercelFile([]));
	hosts.set('Vercel', async (address) => askVercel(vercel.headers, address));
}, 30_000);

afterAll(() => Promise.all(ends.map((end) => end())));

test.each([
	['/', page, 'no-cache'],
	['/uk/projects', page, 'no-cache'],
	['/projects/cabin', page, 'no-cache'],
	['/nowhere', page, 'no-cache'],
	['/extra/weather-widget', widget, 'no-cache'],
	['/logo.svg', inert, hour],
	['/feed.xml', inert, hour],
	['/resume.json', inert, hour],
	['/model.bin', inert, hour],
	['/cv.pdf', page, hour],
	['/tour.mp4', page, hour],
	['/offline.js', page, 'no-cache'],
	['/_astro/worker.abc.js', page, forEver],
	['/_astro/font.abc.woff2', inert, forEver],
])('%s has the same headers on every host', async (address, policy, cache) => {
	const opener = policy === page ? 'same-origin' : 'unsafe-none';
	for (const [host, ask] of hosts) {
		const sent = await ask(address);
		expect([host, sent]).toMatchObject([host, toSent(policy, opener)]);
		// Elsewhere, the host decides how long the other files are kept.
		if (['serve', 'nginx'].includes(host) || cache === forEver)
			expect([host, sent['cache-control']]).toEqual([host, cache]);
	}
});

test.each(['serve', 'nginx'])('for %s, it is the file that counts', async (host) => {
	const ask = hosts.get(host);
	if (!ask) return;
	for (const [address, policy] of [
		['/extra/%77eather-widget', widget],
		['/logo%2Esvg', inert],
		['/nowhere.svg', page],
	] as const)
		expect([address, (await ask(address))['content-security-policy']]).toEqual([address, policy]);
});

test('no line of _headers is longer than the 2,000 characters that Cloudflare accepts, and a folder precedes each path', () => {
	const lines = toHeadersFile('/cv/', files).split('\n');
	for (const line of lines) expect(line.length).toBeLessThan(2000);
	const paths = lines.filter((line) => line.startsWith('/'));
	expect(paths.filter((path) => !path.startsWith('/cv/'))).toEqual(['/*']);
});

test('https is promised for two years, and for other hosts only if the author says so', () => {
	expect(toTransportSecurity('')).toBe('max-age=63072000');
	const everywhere = 'max-age=63072000; includeSubDomains';
	expect(toTransportSecurity('{ "httpsSubdomains": true }')).toBe(everywhere);
});

test('the position of a visitor is for this site alone, other features that watch are off', () => {
	const policy = securityHeaders['Permissions-Policy']?.split(', ');
	expect(policy).toContain('geolocation=(self)');
	expect(policy?.filter((feature) => !feature.endsWith('=()'))).toHaveLength(1);
});

/** All security headers by lower-case name, with the two that differ. */
function toSent(policy: string, opener: string) {
	const headers = {
		...securityHeaders,
		'Content-Security-Policy': policy,
		'Cross-Origin-Opener-Policy': opener,
	};
	return Object.fromEntries(
		Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
	);
}

interface Rule {
	path: string;
	headers: [name: string, value: string][];
}

function readHeadersFile(text: string): Rule[] {
	return text.split('\n\n').map((block) => {
		const [path = '', ...lines] = block.trim().split('\n');
		return {
			path,
			headers: lines.map((line) => {
				const [name = '', ...value] = line.trim().split(': ');
				return [name.toLowerCase(), value.join(': ')];
			}),
		};
	});
}

/**
 * https://docs.netlify.com/manage/routing/headers/, and `for_regexp.ts` of its package `@netlify/headers-parser`: upper and lower
 * case are one, a part with an asterisk is not escaped, and the last of several rules holds.
 */
function askNetlify(rules: readonly Rule[], address: string) {
	const found = rules.filter(({ path }) => {
		const parts = path
			.split('/')
			.filter(Boolean)
			.map((part) => {
				if (part === '*') return '?(.*)';
				return part.includes('*') ? part.replaceAll('*', '(.*)') : part.replaceAll('.', '\\.');
			});
		return new RegExp(`^/${parts.join('/')}/?$`, 'iu').test(address);
	});
	return Object.fromEntries(found.flatMap(({ headers }) => headers));
}

/**
 * https://developers.cloudflare.com/pages/configuration/headers/: an asterisk stands for any characters, and the values of several
 * rules are joined by commas. Of several policies the strictest holds, here the last, and a list of openers is not valid: `unsafe-none` (HTML
 * Standard, 7.1.3).
 */
function askCloudflare(rules: readonly Rule[], address: string) {
	const found = rules.filter(({ path }) =>
		new RegExp(`^${path.replaceAll('.', '\\.').replace('*', '.*')}$`).test(address),
	);
	const sent = Object.groupBy(
		found.flatMap(({ headers }) => headers),
		([name]) => name,
	);
	const joined = Object.fromEntries(
		Object.entries(sent).map(([name, values = []]) => [name, values.map(([, value]) => value)]),
	);
	const { 'cross-origin-opener-policy': openers = [], ...others } = joined;
	return {
		...Object.fromEntries(Object.entries(others).map(([name, values]) => [name, values.at(-1)])),
		'cross-origin-opener-policy': openers.length === 1 ? openers[0] : 'unsafe-none',
	};
}

/**
 * https://vercel.com/docs/project-configuration#headers: `source` is a pattern of path-to-regexp, and the last of several headers of
 * the same name holds (`packages/cli/src/util/dev/router.ts` of vercel/vercel).
 */
function askVercel(
	rules: readonly { source: string; headers: { key: string; value: string }[] }[],
	address: string,
) {
	const found = rules.filter(({ source }) => new RegExp(`^${source}$`, 'i').test(address));
	const headers = found.flatMap((rule) => rule.headers);
	return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}
