import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from '#build/bundle/compress.ts';
import { toRedirectsFile, writeRedirectPages } from '#build/policy/host-files.ts';
import { type RunningSite, startSite } from '../../../../scripts/serve/site-server.ts';
import { makeFolder } from '../../folder.ts';
import { ask } from './ask.ts';

const files: Record<string, string> = {
	'index.html': `<title>Home</title>${'home '.repeat(100)}`,
	'projects.html': `<title>Projects</title>${'project '.repeat(100)}`,
	'404.html': `<title>No such page</title>${'lost '.repeat(100)}`,
	'_astro/app.abc123.js': 'export {};',
	'models/shirt.glb': 'glTF',
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

/** An address of the site, or of the one with a base path. */
const get = (path: string, options?: Parameters<typeof ask>[2], from = site) =>
	ask(from.url, path, options);

test('a page is requested again each time, by its ETag', async () => {
	const first = await get('/projects');
	expect(first.headers['cache-control']).toBe('no-cache');
	const again = await get('/projects', {
		headers: { 'If-None-Match': String(first.headers.etag) },
	});
	expect(again).toMatchObject({ status: 304, body: '' });
});

test('unknown addresses are 404 for folders, files that are not there and addresses that leave the site', async () => {
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

test('unknown addresses are not 404 for the one hidden folder that is public, by RFC 8615', async () => {
	const { status, body } = await get('/.well-known/security.txt');
	expect([status, body]).toEqual([200, files['.well-known/security.txt']]);
});

test('files come compressed as the browser takes them', async () => {
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

test('files are answered in part, and a senseless part does no harm', async () => {
	const part = await get('/', { headers: { Range: 'bytes=0-6' } });
	expect(part).toMatchObject({ status: 206, body: '<title>' });
	for (const range of ['bytes=x', 'bytes=-5', 'bytes=9-2', 'bytes=0-1,3-4', 'lines=1-2']) {
		expect([range, (await get('/', { headers: { Range: range } })).status]).toEqual([range, 200]);
	}
	expect((await get('/', { headers: { Range: 'bytes=99999-' } })).status).toBe(416);
});

test('every answer to HEAD has no body', async () => {
	const answer = await get('/projects', { method: 'HEAD' });
	expect(answer).toMatchObject({ status: 200, body: '' });
	expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
});

test('every answer to another site, or under another name, is a refusal', async () => {
	const headers = { Host: 'rebind.example' };
	expect(await get('/', { headers })).toMatchObject({ status: 403 });
	expect((await get('/', { headers: { 'Sec-Fetch-Site': 'same-site' } })).status).toBe(403);
});

test('a base path precedes every address', async () => {
	expect((await get('/cv/projects', {}, based)).body).toContain('<title>Projects');
	expect((await get('/cv/', {}, based)).body).toContain('<title>Home');
	expect((await get('/cv', {}, based)).body).toContain('<title>Home');
	expect((await get('/cv/projects/', {}, based)).headers.location).toBe('/cv/projects');
	expect((await get('/', {}, based)).headers.location).toBe('/cv/');
});

test('starting without a built site names the command to run', async () => {
	await expect(startSite({ root: makeFolder(), port: 0 })).rejects.toThrow(
		'There is no built site in dist. Run "npm run build" first.',
	);
});

test('starting on a port in use fails with one sentence', async () => {
	const port = Number(new URL(site.url).port);
	await expect(startSite({ root, port, host: '127.0.0.1' })).rejects.toThrow(
		`Port ${port} is in use. Choose another one with --port or PORT.`,
	);
});

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
		const answer = await get(`/cv${language}/extra/old`, {}, from);
		expect([answer.status, answer.headers.location]).toEqual([301, `/cv${language}/projects`]);
		// What a host sends that knows only files.
		const page = await readFile(join(renamed, `${language}/extra/old.html`), 'utf8');
		expect(page).toContain(`content="0;url=https://you.example/cv${language}/projects"`);
	}
	expect((await get('/cv/_redirects', {}, from)).status).toBe(404);
	await from.close();
	await expect(
		writeRedirectPages(renamed, [{ from: '/projects', to: '/about' }], ''),
	).rejects.toThrow('leads away from /projects, which is a page');
});
