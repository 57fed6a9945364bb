import { compressFiles } from '#build/bundle/compress.ts';
import { toRedirectsFile } from '#build/policy/host-files.ts';
import { startSite } from '../../../../scripts/serve/site-server.ts';
import { makeFolder } from '../../folder.ts';
import { ask } from '../serve/ask.ts';
import addresses from './addresses.json' with { type: 'json' };
import { hasNginx, startNginx } from './start-nginx.ts';

const redirects = [{ from: '/extra/old', to: '/certificates' }];
const root = makeFolder({
	'index.html': `<title>Home</title>${'home '.repeat(100)}`,
	'uk.html': '<title>Головна</title>',
	'uk/projects.html': '<title>Проєкти</title>',
	'certificates.html': '<title>Certificates</title>',
	'certificates/pm.html': '<title>Management</title>',
	'404.html': `<title>No such page</title>${'lost '.repeat(100)}`,
	'uk/404.html': '<title>Немає такої сторінки</title>',
	_headers: '/*\n',
	_redirects: toRedirectsFile(redirects, '/'),
	'_astro/app.abc123.js': 'export {};'.repeat(100),
	'_astro/font.abc123.woff2': 'wOF2',
	'about.md': '# Про мене',
	'cv.vcf': 'BEGIN:VCARD',
	'models/shirt.glb': 'glTF',
	'photo.avif': 'avif',
	'site.webmanifest': '{}',
	'sitemap.xml': '<urlset/>',
});

/** `npm run serve`, and nginx with the settings of `deploy/nginx.conf`. */
const servers = {
	serve: async () => {
		const { url, close } = await startSite({ root, port: 0, host: '127.0.0.1' });
		return { origin: url, stop: close };
	},
	...(hasNginx && { nginx: () => startNginx(root, redirects) }),
};

describe.each(Object.entries(servers))('%s', (_, start) => {
	let server: Awaited<ReturnType<typeof start>>;
	const get = (path: string) => ask(server.origin, path);

	beforeAll(async () => {
		await compressFiles(root);
		server = await start();
	}, 30_000);

	afterAll(() => server?.stop());

	test.each(Object.entries(addresses.found))(
		'%s finds its file, beside a folder of the same name too',
		async (path, title) => {
			const { status, body } = await get(path);
			expect([status, body]).toEqual([200, expect.stringContaining(`<title>${title}`)]);
		},
	);

	test.each(Object.entries(addresses.moved))(
		'%s leads to the one address',
		async (path, location) => {
			const { status, headers } = await get(path);
			expect([status, headers.location]).toEqual([301, location]);
		},
	);

	test.each(['//example.com/', '//certificates/', '/\\example.com/', '/nowhere/'])(
		'%s leads nowhere else',
		async (path) => {
			expect((await get(path)).headers.location).toBeUndefined();
		},
	);

	test.each(Object.entries(addresses.lost))('%s is 404 in its language', async (path, title) => {
		const { status, body, headers } = await get(path);
		expect([status, body]).toEqual([404, expect.stringContaining(`<title>${title}`)]);
		expect(headers['cache-control']).toBe('no-cache');
	});

	test.each([
		...Object.entries(addresses.types),
		['/sitemap.xml', /^(application|text)\/xml;charset=utf-8$/] as const,
	])('%s has its type', async (path, type) => {
		expect((await get(path)).headers['content-type']).toMatch(type);
	});

	test('nothing can be sent to it', async () => {
		expect(await ask(server.origin, '/', { method: 'POST' })).toMatchObject({ status: 405 });
	});
});
