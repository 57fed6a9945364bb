import { securityHeaders } from '#build/security-headers.ts';
import { readSitemapPaths } from './addresses.ts';
import { expect, test } from './test.ts';

test('every page of the sitemap answers with the security headers and as compressed HTML', async ({
	request,
}) => {
	for (const path of readSitemapPaths()) {
		const answer = await request.get(path, {
			headers: { 'Accept-Encoding': 'gzip, br' },
			maxRedirects: 0,
		});
		const headers = answer.headers();
		expect([path, answer.status()]).toEqual([path, 200]);
		expect([path, headers['content-encoding']]).toEqual([path, 'br']);
		expect([path, headers['content-type']]).toEqual([path, 'text/html;charset=utf-8']);
		for (const [name, value] of Object.entries(securityHeaders)) {
			expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
		}
	}
});

test('an unknown address is 404 in the language of its prefix', async ({ request }) => {
	for (const [path, language] of [
		['/no-such-page', 'en'],
		['/uk/no-such-page', 'uk'],
		['/es/certificates/no-such-page', 'es'],
	]) {
		const answer = await request.get(path ?? '');
		expect([path, answer.status()]).toEqual([path, 404]);
		expect(await answer.text()).toMatch(new RegExp(`<html[^>]* lang="?${language}\\b`));
	}
});

test('a slash at the end leads to the address without it', async ({ request }) => {
	const answer = await request.get('/uk/projects/?projectSearch=x', { maxRedirects: 0 });
	expect(answer.status()).toBe(301);
	expect(answer.headers().location).toBe('/uk/projects?projectSearch=x');
});

test('fonts and scripts are kept for ever under their hashed names', async ({ page, request }) => {
	const asked: string[] = [];
	page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
	await page.goto('/');
	const hashed = asked.filter((path) => path.startsWith('/_astro/'));
	expect(hashed.length).toBeGreaterThan(0);
	for (const path of hashed) {
		const answer = await request.get(path);
		expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
	}
});
