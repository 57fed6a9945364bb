import { expect, test } from 'vitest';
import { scanHtml } from '#build/html/scan.ts';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { BuiltSite } from './built-site.ts';
import { serveSite } from './served-site.ts';

const host = 'https://site.example';
const site = new BuiltSite('dist');
const ask = serveSite();

test('every link of every page leads to something, without a redirect', async () => {
	const addresses = new Set<string>();
	for (const locale of locales) {
		for (const path of resumePages) {
			const page = new URL(localizePath(locale, path, ''), host);
			for (const { name, attributes } of scanHtml(site.readPage(locale, path))) {
				if (name !== 'a') continue;
				const link = new URL(attributes.get('href') ?? '', page);
				if (link.origin === host) addresses.add(link.pathname);
			}
		}
	}
	expect(addresses.size).toBeGreaterThan(150);
	for (const address of addresses) {
		expect((await ask(address, { method: 'HEAD' })).status, address).toBe(200);
	}
});

test('a slash at the end leads to the address without it', async () => {
	const answer = await ask('/uk/projects/?projectSearch=x');
	expect(answer.status).toBe(301);
	expect(answer.headers.get('location')).toBe('/uk/projects?projectSearch=x');
});
