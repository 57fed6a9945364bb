import { securityHeaders } from '#build/policy/security-headers.ts';
import { readSitemapPaths } from '../../e2e/addresses.ts';
import { serveSite } from '../served-site.ts';

const ask = serveSite();

test('every page of the sitemap answers with the security headers and as compressed HTML', async () => {
	for (const path of readSitemapPaths()) {
		const { status, headers } = await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
		expect(status, path).toBe(200);
		expect(headers.get('content-encoding'), path).toBe('br');
		expect(headers.get('content-type'), path).toBe('text/html;charset=utf-8');
		for (const [name, value] of Object.entries(securityHeaders)) {
			expect(headers.get(name), `${path} ${name}`).toBe(value);
		}
	}
});
