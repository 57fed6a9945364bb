import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../browser.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { Page } from '../dist/page.ts';
import { ProjectCopy } from './project-copy.ts';

/** The sample in English and Arabic, a language from right to left whose words are content. */
const copy = new ProjectCopy('.cache/languages-ar');
const site = new BuiltSite(`${copy.root}/dist`);
const words = { common: { menu: 'القائمة', projects: 'المشاريع' } };

beforeAll(() => {
	copy.takeAuthor();
	copy.leaveOutTools();
	const settings = JSON.parse(readFileSync('src/content/site/site.json', 'utf8'));
	copy.write(
		'src/content/site/site.json',
		JSON.stringify({ ...settings, languages: ['en', 'ar'] }),
	);
	copy.write('src/content/i18n/ar.json', JSON.stringify(words));
	const page = (top: string, text: string) => `---\n${top}\n---\n\n${text}\n`;
	copy.write(
		'src/content/pages/imprint/en.mdx',
		page('title: Imprint\ndescription: Who runs it.', '## Address\n\nGirona. [Prices](/prices)'),
	);
	const menu = 'description: What it costs.\nlink: menu';
	copy.write('src/content/pages/prices/en.mdx', page(`title: Prices\n${menu}`, 'Ten euros.'));
	copy.write('src/content/pages/prices/ar.mdx', page(`title: الأسعار\n${menu}`, 'عشرة'));
	copy.build();
});

test('a language has its direction, its words, and English marked where they are missing', () => {
	const page = site.readText('ar/projects.html');
	expect(page).toMatch(/<html lang="ar" dir="rtl"/);
	expect(page).toContain('المشاريع');
	expect(page).toMatch(/lang="en"/);
	expect(site.readText('projects.html')).not.toContain(' dir=');
});

test('a page of the owner is linked where they say, and has all that other pages have', () => {
	const home = new Page(site.readText('ar.html'));
	expect(home.named('#sections a[href="/ar/prices"]', 'الأسعار')).toHaveLength(1);
	expect(home.named('.footer a[href="/ar/imprint"][lang="en"]', 'Imprint')).toHaveLength(1);
	const page = new Page(site.readText('ar/imprint.html'));
	expect(page.named('article[lang="en"] h1', 'Imprint')).toHaveLength(1);
	// Its bullets are beside its lines, not on them.
	expect(page.all('article [lang="en"][dir="ltr"]')).toHaveLength(1);
	expect(page.textOf('.footer a[aria-current="page"]')).toBe('Imprint');
	expect(page.all('link[hreflang]')).toHaveLength(3);
	expect(page.meta('description')).toBe('Who runs it.');
	expect(site.readText('sitemap.xml')).toContain('/ar/imprint<');
	expect(site.readText('llms.txt')).toContain('/ar/prices.md');
	expect(site.readText('imprint.md')).toMatch(
		/^# Imprint\n\nWho runs it.\n\n## Address\n\nGirona./,
	);
	expect(JSON.parse(site.readText('find.json')).records).toContainEqual(
		expect.objectContaining({ kind: 'page', title: 'Prices', also: [['ar', 'الأسعار']] }),
	);
});

test('a page from right to left fits phones, and turns its arrows, but not those between values', async () => {
	const served = await startSite({ root: site.root, port: 0 });
	const browser = await chromium.launch(await findChromium());
	try {
		const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
		const page = await browser.newPage(phone);
		for (const path of ['', '/projects', '/skills', '/certificates', '/education', '/imprint']) {
			await page.goto(`${served.url}/ar${path}`);
			const widest = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(widest, path).toBeLessThanOrEqual(390);
		}
		await page.goto(`${served.url}/ar/certificates/frontend`);
		const turned = (name: string) =>
			page
				.locator(name)
				.first()
				.evaluate((icon) => getComputedStyle(icon).scale);
		expect(await turned('.icon:has([d="m15 5-7 7 7 7"])')).toBe('-1 1');
		await page.goto(`${served.url}/ar/projects/bakery`);
		expect(await turned('.change .icon')).toBe('none');
	} finally {
		await browser.close();
		await served.close();
	}
});
