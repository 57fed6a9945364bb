import { readFile, symlink } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '#build/bundle/compress.ts';
import { toRedirectsFile, writeRedirectPages } from '#build/policy/host-files.ts';
import { type RunningSite, startSite } from '../../../../scripts/serve/site-server.ts';
import { makeFolder } from '../../folder.ts';

const files: Record<string, string> = {
	'index.html': `<title>Home</title>${'home '.repeat(100)}`,
	'uk.html': '<title>Головна</title>',
	'projects.html': `<title>Projects</title>${'project '.repeat(100)}`,
	'uk/projects.html': '<title>Проєкти</title>',
	'404.html': `<title>No such page</title>${'lost '.repeat(100)}`,
	'uk/404.html': '<title>Немає такої сторінки</title>',
	'es/404.html': '<title>No existe</title>',
	'about.md': '# Про мене',
	'site.webmanifest': '{}',
	'sitemap.xml': '<urlset/>',
	'_astro/app.abc123.js': 'export {};',
	'_astro/font.abc123.woff2': 'wOF2',
	'models/shirt.glb': 'glTF',
	'photo.avif': 'avif',
	'.well-known/security.txt': 'Contact: mailto:me@example.com',
};

const root = makeFolder(files);
let site: RunningSite;
let based: RunningSite;

beforeAll(async () => {
	await symlink(import.meta.filename, join(root, 'outside.txt'));
	await compressFiles(root);
	site = await startSite({ root, port: 0, host: '127.0.0.1' });
	based = await startSite({ root, port: 0, host: '127.0.0.1', base: '/cv' });
});

afterAll(async () => {
	await Promise.all([site.close(), based.close()]);
});

/** Sends the address as it is written: `fetch` would tidy it up first. */
function get(
	path: string,
	{ method = 'GET', headers = {}, from = site }: GetOptions = {},
): Promise<Answer> {
	const { hostname, port } = new URL(from.url);
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, method, headers }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () =>
				resolve({
					status: response.statusCode ?? 0,
					headers: response.headers,
					body: Buffer.concat(chunks).toString(),
				}),
			);
		});
		sent.on('error', reject).end();
	});
}

describe('pages', () => {
	test('an address finds its file without .html', async () => {
		expect((await get('/')).body).toContain('<title>Home');
		expect((await get('/projects')).body).toContain('<title>Projects');
		expect((await get('/uk')).body).toContain('<title>Головна');
		expect((await get('/uk/projects?search=x')).body).toContain('<title>Проєкти');
	});

	test('a page is requested again each time, by its ETag', async () => {
		const first = await get('/projects');
		expect(first.headers['cache-control']).toBe('no-cache');
		const again = await get('/projects', {
			headers: { 'If-None-Match': String(first.headers.etag) },
		});
		expect(again).toMatchObject({ status: 304, body: '' });
	});

	test('every other spelling leads to the one address', async () => {
		for (const [asked, location] of [
			['/projects/', '/projects'],
			['/projects.html', '/projects'],
			['/uk/', '/uk'],
			['/uk/projects/?a=b', '/uk/projects?a=b'],
			['/index.html', '/'],
			['/index', '/'],
		] as const) {
			const answer = await get(asked);
			expect([asked, answer.status, answer.headers.location]).toEqual([asked, 301, location]);
		}
	});

	test('an address that starts with two slashes leads nowhere else', async () => {
		for (const path of ['//example.com/', '//projects/', '/\\example.com/']) {
			const answer = await get(path);
			expect([path, answer.headers.location]).toEqual([path, undefined]);
		}
	});
});

describe('unknown addresses', () => {
	test('are 404 in the language of the address', async () => {
		expect(await get('/nowhere')).toMatchObject({ status: 404 });
		expect((await get('/nowhere')).body).toContain('No such page');
		expect((await get('/uk/nowhere/')).body).toContain('Немає такої');
		expect((await get('/es/nowhere')).body).toContain('No existe');
		expect((await get('/ukraine')).body).toContain('No such page');
	});

	test('are 404 for folders, files that are not there and addresses that leave the site', async () => {
		for (const path of [
			'/_astro/',
			'/models',
			'/x.js',
			'/../package.json',
			'/%2e%2e/a',
			'/%ff',
			'/.git/config',
			'/a%00',
			'/outside.txt',
		]) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
	});

	test('are not 404 for the one hidden folder that is public, by RFC 8615', async () => {
		const { status, body } = await get('/.well-known/security.txt');
		expect([status, body]).toEqual([200, files['.well-known/security.txt']]);
	});

	test('are 404 for the files that are there for the server alone', async () => {
		for (const path of ['/404', '/uk/404', '/_headers', '/projects.html.br', '/site.css.gz']) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
		expect((await get('/uk/404')).body).toContain('Немає такої');
	});
});

describe('files', () => {
	test('have their right type', async () => {
		for (const [path, type] of [
			['/', 'text/html;charset=utf-8'],
			['/about.md', 'text/markdown;charset=utf-8'],
			['/site.webmanifest', 'application/manifest+json'],
			['/sitemap.xml', 'application/xml;charset=utf-8'],
			['/_astro/app.abc123.js', 'text/javascript;charset=utf-8'],
			['/_astro/font.abc123.woff2', 'font/woff2'],
			['/models/shirt.glb', 'model/gltf-binary'],
			['/photo.avif', 'image/avif'],
		] as const) {
			expect([path, (await get(path)).headers['content-type']]).toEqual([path, type]);
		}
	});

	test('come compressed as the browser takes them', async () => {
		const encoding = async (accepted: string) =>
			(await get('/projects', { headers: { 'Accept-Encoding': accepted } })).headers[
				'content-encoding'
			];
		expect(await encoding('gzip, deflate, br, zstd')).toBe('br');
		expect(await encoding('gzip')).toBe('gzip');
		expect(await encoding('identity')).toBeUndefined();
		expect(await encoding('gzip, br;q=0')).toBe('gzip');
		expect((await get('/projects')).headers.vary).toBe('Accept-Encoding');
	});

	test('are answered in part, and a senseless part does no harm', async () => {
		const part = await get('/', { headers: { Range: 'bytes=0-6' } });
		expect(part).toMatchObject({ status: 206, body: '<title>' });
		for (const range of ['bytes=x', 'bytes=-5', 'bytes=9-2', 'bytes=0-1,3-4', 'lines=1-2']) {
			expect([range, (await get('/', { headers: { Range: range } })).status]).toEqual([range, 200]);
		}
		expect((await get('/', { headers: { Range: 'bytes=99999-' } })).status).toBe(416);
	});
});

describe('every answer', () => {
	test('to HEAD has no body', async () => {
		const answer = await get('/projects', { method: 'HEAD' });
		expect(answer).toMatchObject({ status: 200, body: '' });
		expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
	});

	test('to another site, or under another name, is a refusal', async () => {
		const headers = { Host: 'rebind.example' };
		expect(await get('/', { headers })).toMatchObject({ status: 403 });
		expect((await get('/', { headers: { 'Sec-Fetch-Site': 'same-site' } })).status).toBe(403);
	});

	test('to another method is a refusal', async () => {
		expect(await get('/', { method: 'POST' })).toMatchObject({ status: 405 });
	});
});

describe('a base path', () => {
	test('precedes every address', async () => {
		expect((await get('/cv/projects', { from: based })).body).toContain('<title>Projects');
		expect((await get('/cv/', { from: based })).body).toContain('<title>Home');
		expect((await get('/cv', { from: based })).body).toContain('<title>Home');
		expect((await get('/cv/projects/', { from: based })).headers.location).toBe('/cv/projects');
		expect((await get('/', { from: based })).headers.location).toBe('/cv/');
	});
});

describe('starting', () => {
	test('without a built site names the command to run', async () => {
		await expect(startSite({ root: makeFolder(), port: 0 })).rejects.toThrow(
			'There is no built site in dist. Run "npm run build" first.',
		);
	});

	test('on a port in use fails with one sentence', async () => {
		const port = Number(new URL(site.url).port);
		await expect(startSite({ root, port, host: '127.0.0.1' })).rejects.toThrow(
			`Port ${port} is in use. Choose another one with --port or PORT.`,
		);
	});
});

interface GetOptions {
	method?: string;
	headers?: Record<string, string>;
	from?: RunningSite;
}

interface Answer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

test('the old address of a renamed page leads to the new one, in every language and on every host', async () => {
	const redirects = [{ from: '/extra/old', to: '/projects' }];
	const renamed = makeFolder({
		'index.html': '<title>Home</title>',
		'projects.html': '<title>Projects</title>',
		_redirects: toRedirectsFile(redirects, '/cv/'),
	});
	await writeRedirectPages(renamed, redirects, 'https://you.example/cv');
	const from = await startSite({ root: renamed, port: 0, host: '127.0.0.1', base: '/cv' });
	for (const language of ['', '/uk', '/es']) {
		const answer = await get(`/cv${language}/extra/old`, { from });
		expect([answer.status, answer.headers.location]).toEqual([301, `/cv${language}/projects`]);
		// What a host sends that knows only files.
		const page = await readFile(join(renamed, `${language}/extra/old.html`), 'utf8');
		expect(page).toContain(`content="0;url=https://you.example/cv${language}/projects"`);
	}
	expect((await get('/cv/_redirects', { from })).status).toBe(404);
	await from.close();
	await expect(
		writeRedirectPages(renamed, [{ from: '/projects', to: '/about' }], ''),
	).rejects.toThrow('leads away from /projects, which is a page');
});
