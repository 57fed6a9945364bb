import sharp from 'sharp';
import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { fill } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { profile } from '../e2e/pages/content.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const site = new BuiltSite('dist');
const ask = serveSite();

test.each(locales)(
	'%s: the manifest of Extra names the person, and its icons exist in their sizes',
	async (locale) => {
		const addressOf = (path: string) => localizePath(locale, path, '');
		const answer = await ask(addressOf('/extra/manifest.webmanifest'));
		expect(answer.headers.get('content-type')).toBe('application/manifest+json');
		const manifest = await answer.json();
		expect([manifest.lang, manifest.name, manifest.start_url, manifest.scope]).toEqual([
			locale,
			fill(extra[locale].app.name, { name: `${profile.name[locale]}` }),
			addressOf('/extra'),
			addressOf('/extra'),
		]);
		expect([manifest.id, manifest.short_name]).toEqual([
			addressOf('/extra'),
			extra[locale].app.short,
		]);
		for (const { name, url } of manifest.shortcuts) {
			expect(name).not.toBe('');
			expect((await ask(url)).status, url).toBe(200);
		}
		expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
		for (const { src, sizes, type } of manifest.icons) {
			expect(await readPicture(src), src).toEqual({
				type: expect.stringContaining(type),
				sizes: sizes === 'any' ? expect.any(String) : sizes,
			});
		}
	},
);

test('the icons of the window exist', async () => {
	const head = site.openPage('en', '/');
	expect(await readPicture(head.link('apple-touch-icon') ?? '')).toEqual({
		type: 'image/png',
		sizes: '180x180',
	});
	for (const icon of ['/favicon.svg', '/favicon.ico']) {
		const answer = await ask(icon);
		expect(answer.status, icon).toBe(200);
		expect(answer.headers.get('content-type'), icon).toMatch(/^image\//);
	}
});

async function readPicture(address: string) {
	const answer = await ask(address);
	const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
	return { type: answer.headers.get('content-type'), sizes: `${width}x${height}` };
}
