import { readFileSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltInLocale, builtInLocales } from '#i18n/locales.ts';
import { startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../browser.ts';
import { BuiltSite } from '../dist/built-site.ts';
import { ProjectCopy } from './project-copy.ts';

const words = {
	de: { common: { menu: 'Menü', projects: 'Projekte' }, find: { title: 'Website durchsuchen' } },
	ar: { common: { menu: 'القائمة', projects: 'المشاريع' } },
};

/** The code without any machinery for languages that are content: each area has the words of its files. */
const withoutContent = `
export function toSiteWords(area, builtIn) {
	return builtIn;
}
export function inEachLanguage(make) {
	return Object.fromEntries(['en', 'uk', 'es'].map((locale) => [locale, make(locale)]));
}
`;

/** The sample in other languages, without tools and social pictures. `code` replaces files of the project. */
function build(
	name: string,
	languages: readonly (keyof typeof words | BuiltInLocale)[],
	code: Readonly<Record<string, string>> = {},
) {
	const copy = new ProjectCopy(`.cache/languages-${name}`);
	copy.takeAuthor();
	copy.leaveOutTools();
	for (const [file, text] of Object.entries(code)) copy.write(file, text);
	const settings = JSON.parse(readFileSync('src/content/site/site.json', 'utf8'));
	copy.write('src/content/site/site.json', JSON.stringify({ ...settings, languages }));
	rmSync(`${copy.root}/src/content/i18n`, { recursive: true, force: true });
	for (const tag of languages) {
		if (!isBuiltIn(tag)) copy.write(`src/content/i18n/${tag}.json`, JSON.stringify(words[tag]));
	}
	const { status, output } = copy.run('astro/bin/astro.mjs', 'build');
	expect(output).toContain('Complete!');
	expect(status).toBe(0);
	return new BuiltSite(`${copy.root}/dist`);
}

describe('a site whose only language is content', () => {
	test('has it at addresses without a prefix, and no other language', () => {
		const site = build('de', ['de']);
		const page = site.readText('projects.html');
		expect(page).toMatch(/<html lang="de"/);
		expect(page).toContain('Projekte');
		// The sample has no German: its English is marked.
		expect(page).toMatch(/lang="en"/);
		expect(page).not.toMatch(/hreflang="(en|uk|es)"/);
		expect(site.list().filter((file) => /^(en|uk|es|de)(\/|\.html)/.test(file))).toEqual([]);
		for (const file of ['sitemap.xml', 'llms.txt', '404.html']) {
			expect(site.readText(file)).not.toMatch(/\/(uk|es)\/|Español/);
		}
	});
});

describe('a site with another default language', () => {
	test('has English below /en', () => {
		const site = build('de-en', ['de', 'en']);
		expect(site.readText('index.html')).toMatch(/<html lang="de"/);
		expect(site.readText('en.html')).toMatch(/<html lang="en"/);
		const twins = [
			...site.readText('en/projects.html').matchAll(/rel="alternate" hreflang="([^"]+)"/g),
		];
		expect(twins.map(([, language]) => language)).toEqual(['de', 'en', 'x-default']);
	});
});

describe('a site with a language from right to left', () => {
	let site: BuiltSite;

	beforeAll(() => {
		site = build('ar', ['en', 'ar']);
	});

	test('has its direction, its words, and English marked where they are missing', () => {
		const page = site.readText('ar/projects.html');
		expect(page).toMatch(/<html lang="ar" dir="rtl"/);
		expect(page).toContain('المشاريع');
		expect(page).toMatch(/lang="en"/);
		expect(site.readText('projects.html')).not.toContain(' dir=');
	});

	test('fits phones, and turns its arrows, but not those between values', async () => {
		const served = await startSite({ root: '.cache/languages-ar/dist', port: 0 });
		const browser = await chromium.launch(await findChromium());
		try {
			const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
			const page = await browser.newPage(phone);
			for (const path of [
				'/ar',
				'/ar/projects',
				'/ar/skills',
				'/ar/certificates',
				'/ar/education',
			]) {
				await page.goto(`${served.url}${path}`);
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
});

describe('the three languages of the code', () => {
	test('are byte for byte what they are without languages that are content, but for names of assets', () => {
		const site = build('built-in', builtInLocales);
		const plain = build('plain', builtInLocales, { 'src/i18n/site-words.ts': withoutContent });
		const files = site.list().filter((file) => !file.startsWith('_astro/'));
		expect(files.length).toBeGreaterThan(200);
		expect(plain.list().filter((file) => !file.startsWith('_astro/'))).toEqual(files);
		const changed = files.filter((file) => {
			const [own, other] = [site.read(file), plain.read(file)];
			return !own.equals(other) && withoutHashes(own) !== withoutHashes(other);
		});
		expect(changed).toEqual([]);
	});
});

/** Names of assets without their hashes, as latin1, which has every byte. */
function withoutHashes(file: Buffer): string {
	return (
		file
			.toString('latin1')
			.replaceAll(/(\/_astro\/[^._"')\s]+)[\w.@-]*/g, '$1')
			// Hashes of what has such a name in it.
			.replaceAll(/ uid="\w+"/g, '')
			.replaceAll(/'sha256-[\w+/=]+'/g, '')
	);
}

function isBuiltIn(tag: string): tag is BuiltInLocale {
	return builtInLocales.some((known) => known === tag);
}
