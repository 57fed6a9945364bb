import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compressFiles } from '#build/bundle/compress.ts';
import { makeFolder } from '../../folder.ts';
import { hasNginx, startNginx } from './start-nginx.ts';

const pages: Record<string, string> = {
	'index.html': `<title>Home</title>${'home '.repeat(100)}`,
	'uk.html': '<title>Головна</title>',
	'uk/projects.html': '<title>Проєкти</title>',
	'certificates.html': '<title>Certificates</title>',
	'certificates/pm.html': '<title>Management</title>',
	'404.html': `<title>No such page</title>${'lost '.repeat(100)}`,
	'uk/404.html': '<title>Немає такої сторінки</title>',
	_headers: '/*\n',
	'_astro/app.abc123.js': `${'export {};'.repeat(100)}`,
	'cv.vcf': 'BEGIN:VCARD',
	'models/shirt.glb': 'glTF',
};

const folder = makeFolder(pages);
let origin: string;
let stop: (() => Promise<void>) | undefined;

describe.runIf(hasNginx)('nginx with the settings of deploy/nginx.conf', () => {
	beforeAll(async () => {
		await compressFiles(folder);
		({ origin, stop } = await startNginx(folder, [{ from: '/extra/old', to: '/certificates' }]));
	}, 30_000);

	afterAll(() => stop?.());

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

	test.each([
		['/uk', 'text/html;charset=utf-8'],
		['/_astro/app.abc123.js', 'text/javascript;charset=utf-8'],
		['/cv.vcf', 'text/vcard;charset=utf-8'],
		['/models/shirt.glb', 'model/gltf-binary'],
	])('%s has its type', async (path, type) => {
		expect((await get(path)).headers.get('content-type')).toBe(type);
	});

	test('nothing can be sent to it', async () => {
		expect((await fetch(origin, { method: 'POST', body: 'x' })).status).toBe(405);
	});
});

function get(path: string, headers: Record<string, string> = {}) {
	return fetch(origin + path, { redirect: 'manual', headers });
}
