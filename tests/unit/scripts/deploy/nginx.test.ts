import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { compressFiles } from '#build/bundle/compress.ts';
import { pageHeaders, securityHeaders } from '#build/policy/security-headers.ts';
import { toNginxFile } from '../../../../scripts/deploy/nginx.ts';

const pages: Record<string, string> = {
	'index.html': `<title>Home</title>${'home '.repeat(100)}`,
	'uk.html': '<title>Головна</title>',
	'uk/projects.html': '<title>Проєкти</title>',
	'extra/weather-widget.html': '<title>Weather widget</title>',
	'certificates.html': '<title>Certificates</title>',
	'certificates/pm.html': '<title>Management</title>',
	'404.html': `<title>No such page</title>${'lost '.repeat(100)}`,
	'uk/404.html': '<title>Немає такої сторінки</title>',
	_headers: '/*\n',
	'_astro/app.abc123.js': `${'export {};'.repeat(100)}`,
	'cv.vcf': 'BEGIN:VCARD',
	'models/shirt.glb': 'glTF',
};

/** Where Debian and its children keep modules of nginx. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule);
const missing = spawnSync('nginx', ['-v']).status !== 0;
if (missing) console.log('nginx is not installed here, so its settings are not tried out.');

let folder: string;
let origin: string;
let nginx: ChildProcess | undefined;

describe.skipIf(missing)('nginx with the settings of deploy/nginx.conf', () => {
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'nginx-'));
		const root = join(folder, 'site');
		for (const [path, content] of Object.entries(pages)) {
			await mkdir(dirname(join(root, path)), { recursive: true });
			await writeFile(join(root, path), content);
		}
		await compressFiles(root);
		const port = await findFreePort();
		origin = `http://127.0.0.1:${port}`;
		await writeFile(
			join(folder, 'site.conf'),
			toNginxFile([{ from: '/extra/old', to: '/certificates' }], {
				root,
				listen: `127.0.0.1:${port}`,
				brotli,
			}),
		);
		await writeFile(join(folder, 'nginx.conf'), toMainFile());
		nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
		let errors = '';
		nginx.stderr?.on('data', (text: Buffer) => {
			errors += text;
		});
		await vi.waitFor(
			async () => {
				if (errors !== '') throw new Error(errors);
				expect((await fetch(origin)).status).toBe(200);
			},
			{ timeout: 20_000, interval: 50 },
		);
	}, 30_000);

	afterAll(async () => {
		const ended = new Promise((done) => nginx?.once('exit', done));
		nginx?.kill('SIGTERM');
		await ended;
		await rm(folder, { recursive: true });
	});

	test('an address finds its file, beside a folder of the same name too', async () => {
		for (const [path, title] of [
			['/', 'Home'],
			['/?a=b', 'Home'],
			['/uk', 'Головна'],
			['/uk/projects?search=x', 'Проєкти'],
			['/certificates', 'Certificates'],
			['/certificates/pm', 'Management'],
		] as const) {
			const answer = await get(path);
			expect([path, answer.status]).toEqual([path, 200]);
			expect(await answer.text()).toContain(`<title>${title}`);
		}
	});

	test('every other spelling leads to the one address', async () => {
		for (const [path, location] of [
			['/certificates/', '/certificates'],
			['/certificates.html', '/certificates'],
			['/uk/', '/uk'],
			['/uk/projects/?a=b', '/uk/projects?a=b'],
			['/index.html', '/'],
			['/index?a=b', '/?a=b'],
			['/extra/old?a=b', '/certificates?a=b'],
			['/uk/extra/old', '/uk/certificates'],
		] as const) {
			const { status, headers } = await get(path);
			expect([path, status, headers.get('location')]).toEqual([path, 301, location]);
		}
		for (const path of ['//example.com/', '//certificates/', '/nowhere/']) {
			expect((await get(path)).headers.get('location')).toBe(null);
		}
	});

	test('an unknown address is 404 in its language', async () => {
		for (const [path, title] of [
			['/nowhere', 'No such page'],
			['/uk/nowhere/', 'Немає такої'],
			['/ukraine', 'No such page'],
			['/es/nowhere', 'No such page'],
			['/_astro/', 'No such page'],
			['/_astro/gone.js', 'No such page'],
			['/404', 'No such page'],
			['/uk/404.html', 'Немає такої'],
			['/_headers', 'No such page'],
			['/index.html.br', 'No such page'],
			['/.git/config', 'No such page'],
		] as const) {
			const answer = await get(path);
			expect([path, answer.status]).toEqual([path, 404]);
			expect(await answer.text()).toContain(`<title>${title}`);
			expect(answer.headers.get('cache-control')).toBe('no-cache');
		}
	});

	test('every answer has the headers of the site', async () => {
		for (const path of ['/', '/nowhere', '/certificates/', '/_astro/app.abc123.js']) {
			const { headers } = await get(path);
			for (const [name, value] of Object.entries(securityHeaders)) {
				expect([path, name, headers.get(name)]).toEqual([path, name, value]);
			}
		}
	});

	test('a page with headers of its own has them, without the ones they replace', async () => {
		for (const [path, headers] of Object.entries(pageHeaders)) {
			const answer = await get(path);
			expect([path, answer.status]).toEqual([path, 200]);
			for (const [name, value] of Object.entries(headers)) {
				expect([path, name, answer.headers.get(name)]).toEqual([path, name, value]);
			}
		}
	});

	test.each([
		['/uk', 'text/html;charset=utf-8', 'no-cache'],
		[
			'/_astro/app.abc123.js',
			'text/javascript;charset=utf-8',
			'public, max-age=31536000, immutable',
		],
		['/cv.vcf', 'text/vcard;charset=utf-8', 'public, max-age=3600'],
		['/models/shirt.glb', 'model/gltf-binary', 'public, max-age=3600'],
	])('%s has its type, and is kept as long as it may be', async (path, type, cache) => {
		const { headers } = await get(path);
		expect(headers.get('content-type')).toBe(type);
		expect(headers.get('cache-control')).toBe(cache);
	});

	test('nothing can be sent to it', async () => {
		expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
	});
});

function get(path: string, headers: Record<string, string> = {}) {
	return fetch(origin + path, { redirect: 'manual', headers });
}

/** What surrounds the server in an nginx of its own. */
function toMainFile(): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
	return `${brotli ? `load_module ${brotliModule};` : ''}
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
	access_log off;
	${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n\t')}
	include ${join(folder, 'site.conf')};
}
`;
}

function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.once('error', reject);
		server.listen(0, '127.0.0.1', () => {
			const address = server.address();
			server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}
