import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page as Tab } from '@playwright/test';
import { parseAtomFeed } from 'feedsmith';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { createRandom } from '#lib/random.ts';
import { shuffle } from '#lib/shuffle.ts';
import { budgetOf } from '../../scripts/measure/budgets.ts';
import { type RunningSite, startSite } from '../../scripts/serve/site-server.ts';
import { findChromium } from '../browser.ts';
import { BuiltSite } from '../dist/built-site.ts';
import type { Page } from '../dist/page.ts';
import { multiply } from './long-list.ts';
import { ProjectCopy } from './project-copy.ts';

const texts = z.record(z.string(), z.string());
const root = '.cache/long-lists-site';
const content = join(root, 'src/content');
const copy = new ProjectCopy(root);
const site = new BuiltSite(`${root}/dist`);

/** The pages of each list, whose entries are 70 projects and 370 certificates. */
const lists = {
	'/projects': 3,
	'/certificates': 3,
	'/certificates/frontend': 2,
} as const;
const pagesOf = (list: keyof typeof lists) =>
	Array.from({ length: lists[list] }, (_, index) =>
		index === 0 ? list : `${list}/page/${index + 1}`,
	);
const allPages = pagesOf('/projects').concat(
	pagesOf('/certificates'),
	pagesOf('/certificates/frontend'),
);

let server: RunningSite;
let browser: Browser;

beforeAll(async () => {
	copy.takeAuthor();
	copy.leaveOutTools();
	multiply(join(content, 'projects'), 70);
	multiply(join(content, 'certificates'), 370);
	for (const file of globSync(`${content}/{projects,certificates/*}/*-[0-9]*.json`)) mixWords(file);
	copy.build();
	server = await startSite({ root: site.root, port: 0 });
	browser = await chromium.launch(await findChromium());
});

afterAll(async () => {
	await browser?.close();
	await server?.close();
});

describe.each(locales)('in "%s"', (locale) => {
	test('every project is in the list once, those for clients first, the newest first in both parts', () => {
		const items = pagesOf('/projects').flatMap((path) =>
			site.openPage(locale, path).all('[data-list="projects"] > li'),
		);
		const ids = items.map((item) => item.attribute('id'));
		const files = globSync('*.json', { cwd: join(content, 'projects') });
		expect(ids.toSorted()).toEqual(files.map((file) => file.replace('.json', '')).sort());
		const places = items.map((item) => {
			const isForClients = item.attribute('data-kind') === 'client';
			return `${Number(isForClients)} ${item.all('time')[0]?.attribute('datetime')}`;
		});
		expect(places).toEqual(places.toSorted().reverse());
		expect(new Set(places.map(([part]) => part)).size).toBe(2);
	});

	test('every certificate is in the totals once, and has one stitch that links to it', () => {
		const pages = pagesOf('/certificates').map((path) => site.openPage(locale, path));
		const listed = pages.flatMap((page) => hrefs(page, '.total li a'));
		const stitched = pages.flatMap((page) => hrefs(page, '[data-row] a'));
		const files = globSync('*/*.json', { cwd: join(content, 'certificates') });
		expect(listed.filter((href) => href.includes('/certificates/'))).toHaveLength(files.length);
		expect(new Set(listed).size).toBe(listed.length);
		expect(stitched.toSorted()).toEqual(listed.toSorted());
		const documents = pages.map((page) => page.all('[data-row] use').length);
		expect(new Set(documents)).toEqual(new Set([stitched.length]));
		expect(listed.filter((href) => !hasEntry(href))).toEqual([]);
	});

	test('every page keeps within its bytes', () => {
		const heavy = allPages
			.map((path) => ({ path, bytes: weigh(localizePath(locale, path)) }))
			.filter(({ path, bytes }) => bytes > budgetOf(path.replace(/\/page\/.*/, '')).htmlBytes);
		expect(heavy).toEqual([]);
	});
});

test.each(Object.entries(lists))(
	'%s has %i pages, each with its own address, title and neighbours',
	(list, count) => {
		const pages = Array.from({ length: count }, (_, index) =>
			index === 0 ? list : `${list}/page/${index + 1}`,
		);
		expect(existsSync(join(site.root, `${list}/page/${count + 1}.html`))).toBe(false);
		const titles = pages.map((path) => site.openPage('uk', path).textOf('title'));
		expect(new Set(titles).size).toBe(count);
		for (const [index, path] of pages.entries()) {
			const page = site.openPage('uk', path);
			const rel = (name: string) => hrefs(page, `link[rel="${name}"]`);
			expect(rel('canonical').map((href) => new URL(href).pathname)).toEqual([`/uk${path}`]);
			expect(
				page.all('link[hreflang]').map((link) => new URL(link.attribute('href') ?? '').pathname),
			).toEqual([path, `/uk${path}`, `/es${path}`, path]);
			expect(rel('prev')).toEqual(index > 0 ? [`/uk${pages[index - 1]}`] : []);
			expect(rel('next')).toEqual(index < count - 1 ? [`/uk${pages[index + 1]}`] : []);
			const numbers = hrefs(page, 'nav[data-pages] a:not([rel])');
			expect(numbers).toEqual(pages.map((each) => `/uk${each}`));
			expect(page.all('nav [aria-current="page"]').at(-1)?.text).toBe(String(index + 1));
			const trail: { item: string }[] = page.data['@graph'][0].itemListElement;
			expect(trail.map(({ item }) => new URL(item).pathname).slice(-2)).toEqual(
				index === 0 ? [expect.any(String), `/uk${path}`] : [`/uk${list}`, `/uk${path}`],
			);
		}
	},
);

test('the sitemap names every page of every list, and the feed where each entry is', () => {
	const sitemap = site.readText('sitemap.xml');
	for (const path of allPages.flatMap((each) =>
		locales.map((locale) => localizePath(locale, each)),
	))
		expect(sitemap).toMatch(new RegExp(`<loc>[^<]+\\w${path}</loc>`));
	const { entries = [] } = parseAtomFeed(site.readForm('en', '/feed.xml'));
	const moved = entries
		.map(({ id, links }) => ({ id, url: links?.[0]?.href ?? '' }))
		.filter(({ id, url }) => id !== url);
	expect(moved.length).toBeGreaterThan(40);
	expect(moved.filter(({ url }) => !hasEntry(new URL(url).pathname + new URL(url).hash))).toEqual(
		[],
	);
});

test('without scripts the links lead through the list', async () => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const tab = await context.newPage();
	await tab.goto(`${server.url}/projects`);
	await tab.getByRole('link', { name: 'Next' }).click();
	await tab.getByRole('link', { name: 'Next' }).click();
	expect(new URL(tab.url()).pathname).toBe('/projects/page/3');
	expect(await tab.getByRole('link', { name: 'Next' }).count()).toBe(0);
	await tab.getByRole('link', { name: 'Page 1' }).click();
	expect(new URL(tab.url()).pathname).toBe('/projects');
	await context.close();
});

test('a project of the last page is found from the first, and nothing is complained of', async () => {
	const { tab, complaints } = await open('/projects');
	const title = site
		.openPage('en', '/projects/page/3')
		.textOf('section:not([hidden]) > [data-list="projects"] > li:last-child h3');
	await tab.getByRole('searchbox').fill(title);
	await tab.getByText('1 project found').waitFor();
	expect(await tab.locator('[data-list="projects"] > li:visible h3').allInnerTexts()).toEqual([
		title,
	]);
	expect(await tab.getByRole('navigation', { name: 'Pages of the list' }).isVisible()).toBe(false);
	await tab.getByRole('button', { name: 'Table' }).click();
	await tab.getByRole('button', { name: 'Clear' }).click();
	expect(await tab.getByRole('row').count()).toBe(71);
	expect(complaints).toEqual([]);
	await tab.close();
});

test('a search of the documents lights up stitches of all pages', async () => {
	const { tab, complaints } = await open('/uk/certificates/page/2');
	await tab.getByRole('searchbox').fill('java');
	await tab.locator('.search-answer:not(:empty)').waitFor();
	const found = tab.locator('[data-row] a.found');
	expect(await found.count()).toBeGreaterThan(40);
	expect(await found.count()).toBe(await tab.locator('[data-hits] li').count());
	expect(await tab.locator('[data-elsewhere]').count()).toBe(0);
	expect(complaints).toEqual([]);
	await tab.close();
});

test('a link to an entry that has moved on leads to its page', async () => {
	const id = site
		.openPage('en', '/projects/page/3')
		.all('[data-list="projects"] > li')[0]
		?.attribute('id');
	const { tab } = await open(`/es/projects#${id}`);
	await tab.waitForURL(`**/es/projects/page/3#${id}`);
	await tab.close();
});

async function open(path: string): Promise<{ tab: Tab; complaints: string[] }> {
	const tab = await browser.newPage();
	const complaints: string[] = [];
	tab.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
	});
	tab.on('pageerror', (error) => complaints.push(error.message));
	await tab.goto(server.url + path);
	return { tab, complaints };
}

function hrefs(page: Page, selector: string): string[] {
	return page.all(selector).map((link) => link.attribute('href') ?? '');
}

/** Whether a page of the site has what the address names. */
function hasEntry(href: string): boolean {
	const [path = '', id = ''] = href.split('#');
	return site.readText(`${path.slice(1)}.html`).includes(`id="${id}"`);
}

/** HTML with its styles, as they cross the wire. */
function weigh(address: string): number {
	const file = `${address.slice(1)}.html`;
	const styles = site.readText(file).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g);
	const files = [file, ...[...styles].map(([, style]) => style ?? '')];
	return files.reduce((sum, each) => sum + site.read(`${each}.br`).length, 0);
}

/**
 * Puts the words of a copied record into another order, the same one in each run: texts that repeat each other would weigh
 * next to nothing.
 */
function mixWords(file: string) {
	const seed = [...file].reduce((sum, sign) => sum * 31 + (sign.codePointAt(0) ?? 0), 7);
	const mix = (text: string) => shuffle(text.split(' '), createRandom(seed)).join(' ');
	const record = z
		.looseObject({ title: texts, description: texts.optional() })
		.parse(JSON.parse(readFileSync(file, 'utf8')));
	for (const field of [record.title, record.description ?? {}])
		for (const [locale, text] of Object.entries(field)) field[locale] = mix(text);
	writeFileSync(file, JSON.stringify(record));
}
