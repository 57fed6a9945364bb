import { getResolvedPDFJS } from 'unpdf';
import { locales } from '#i18n/locales.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { slidesHeading } from './pages/content.ts';
import { Layout } from './pages/layout.ts';
import { Slider } from './pages/slider.ts';
import { measureVisibleText } from './pages/visible-text.ts';
import { expect, journeyIf, test } from './test.ts';

const { getDocument } = await getResolvedPDFJS();

for (const locale of locales) {
	test(`${locale}: in print every page shows at least 98 % of its text at once, and no navigation`, async ({
		page,
	}) => {
		test.slow();
		await page.emulateMedia({ media: 'print' });
		const layout = new Layout(page, locale);
		for (const path of resumePages) {
			await layout.open(path, { waitUntil: 'commit' });
			await page.waitForLoadState('domcontentloaded');
			const { share, unseen } = await measureVisibleText(page);
			expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
			await expect(layout.header).toBeHidden();
			await expect(layout.footer).toBeHidden();
			await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
		}
	});
}

test('links that lead elsewhere, or to tools and case studies of this site, show their addresses', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const path of ['/', '/projects', '/education', '/experience', '/about'] as const) {
		await layout.open(path);
		const links = await layout.main.evaluate((main) =>
			[...main.querySelectorAll('a')]
				.filter(
					(link) =>
						link.matches(
							'[href^=http], [data-address^=http], [href*="/extra/"], .projects [data-cell=links] a',
						) && link.checkVisibility(),
				)
				.map((link) => {
					const site = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href ?? '';
					return [
						// A link of the sample leads to a page about it; paper has its own address.
						link.dataset.address ??
							new URL(link.getAttribute('href') ?? '', new URL(site).origin).href,
						getComputedStyle(link, '::after').content.replaceAll(/" "|^"|"$/g, ''),
					];
				}),
		);
		expect(links.length).toBeGreaterThan(2);
		for (const [href, shown] of links)
			expect([href, shown]).toEqual([href, expect.stringContaining(`${href?.replace(/\/$/, '')}`)]);
	}
});

test('a slider that has run prints each of its pictures once, none of them off the page', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto('/');
	const slider = new Slider(page, 'en', slidesHeading.en ?? '');
	await slider.reach();
	await slider.next.click();
	await expect.poll(() => slider.shown()).toBe(2);
	await page.emulateMedia({ media: 'print' });
	const captions = slider.window.getByRole('figure');
	await expect(captions).toHaveCount(15);
	for (const caption of await captions.all()) {
		await expect(caption).toBeVisible();
		expect((await caption.boundingBox())?.x).toBeGreaterThanOrEqual(0);
	}
});

test('a slider whose documents the page lists is not printed', { tag: '@matrix' }, async ({
	page,
}) => {
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const path of ['/skills', '/certificates/english'] as const) {
		await layout.open(path);
		await expect(layout.main.locator('vz-slider')).toHaveCount(1);
		await expect(layout.main.locator('vz-slider')).toBeHidden();
	}
});

for (const path of ['/projects', '/certificates/english', '/about'] as const) {
	test(
		`the table of ${path} is printed from the page on which it begins, and no row is cut`,
		journeyIf(path === '/projects'),
		async ({ page }) => {
			const layout = new Layout(page, 'es');
			await layout.open(path);
			await layout.main.getByRole('button', { name: layout.t.table }).click();
			const table = layout.main.getByRole('table');
			await expect(table).toBeVisible();
			const caption = await table.locator('caption').textContent();
			const rows = await table.locator('tbody tr').evaluateAll((all) =>
				all.map((row) =>
					[...row.querySelectorAll('td')].slice(0, 3).map((cell) => {
						const seen = cell.cloneNode(true) as HTMLElement;
						for (const hidden of seen.querySelectorAll('.hidden-words')) hidden.remove();
						return seen.textContent ?? '';
					}),
				),
			);
			expect(rows.length).toBeGreaterThan(15);
			const papers = await readPages(await page.pdf({ format: 'A4' }));
			expect(findTorn([[caption ?? '', ...(rows[0] ?? [])]], papers)).toEqual([]);
			expect(findTorn(rows, papers)).toEqual([]);
		},
	);
}

test('it is dark ink on white paper in either colours', async ({ page }) => {
	const layout = new Layout(page);
	const colours = () =>
		page.evaluate(() => {
			const { backgroundColor, color } = getComputedStyle(document.documentElement);
			return [backgroundColor, color];
		});
	const seen = new Set<string>();
	for (const theme of ['light', 'dark'] as const) {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ media: 'print', colorScheme });
			await layout.open('/experience');
			await page.evaluate((value) => localStorage.setItem('theme', value), theme);
			await page.reload();
			seen.add((await colours()).join(' on '));
		}
	}
	expect(seen.size).toBe(1);
	const [paper, ink = ''] = await colours();
	expect(paper).toBe('rgb(255, 255, 255)');
	const lightness = Number(ink.match(/oklch\(([\d.]+)/)?.[1] ?? 1);
	expect(lightness).toBeLessThan(0.3);
});

/** On each page: an entry, and its two parts that are farthest apart, or the heading and what it heads. */
const entries = {
	'/projects': ['.projects > li', 'time', '.technologies'],
	'/experience': ['.job', 'time', '.job-words li'],
	'/education': ['.place:has(time)', 'time', '.cards .number'],
	'/certificates': ['.tiles > li', 'strong', '.quiet'],
	'/about': ['.technologies-list > li', 'a', '.quiet'],
} as const;

for (const [path, [entry, first, last]] of Object.entries(entries)) {
	test(`no entry of ${path} is torn in two by the end of a page`, { tag: '@matrix' }, async ({
		page,
	}) => {
		await page.goto(`/es${path}`);
		const parts = await page
			.locator(entry)
			.evaluateAll(
				(found, selectors) =>
					found.map((each) => selectors.map((part) => each.querySelector(part)?.textContent ?? '')),
				[first, last],
			);
		expect(parts.length).toBeGreaterThan(3);
		const papers = await readPages(await page.pdf({ format: 'A4' }));
		expect(findTorn(parts, papers)).toEqual([]);
	});
}

for (const locale of locales) {
	for (const view of ['list', 'table'] as const) {
		test(
			`${locale}: all projects are on at most four pages as a ${view}, each after its dates`,
			journeyIf(view === 'list'),
			async ({ page }) => {
				const layout = new Layout(page, locale);
				await layout.open('/projects');
				await layout.main.getByRole('button', { name: layout.t[view], exact: true }).click();
				expect((await readPages(await page.pdf({ format: 'A4' }))).length).toBeLessThanOrEqual(4);
				await page.emulateMedia({ media: 'print' });
				const [dates, title] = await Promise.all(
					['period', 'title'].map((cell) =>
						layout.main.locator(`[data-cell=${cell}]`).first().boundingBox(),
					),
				);
				expect(title?.x).toBeGreaterThan((dates?.x ?? 0) + (dates?.width ?? 0) - 1);
			},
		);
	}
}

test('the skills of a job are on the page on which its duties end', { tag: '@matrix' }, async ({
	page,
}) => {
	const layout = new Layout(page);
	await layout.open('/experience');
	const ends = await layout.main
		.locator('.job-words')
		.evaluateAll((jobs) =>
			jobs.map((job) =>
				[
					job.querySelector('details ul:last-child li:last-child'),
					job.querySelector(':scope > p:last-child'),
				].map((part) => part?.textContent ?? ''),
			),
		);
	expect(ends.length).toBeGreaterThan(2);
	expect(ends.flat()).not.toContain('');
	expect(findTorn(ends, await readPages(await page.pdf({ format: 'A4' })))).toEqual([]);
});

test('a printed CV begins with its facts, not with links to other versions', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const path of ['/experience', '/cv/frontend']) {
		await page.goto(path);
		await expect(layout.main.getByRole('navigation', { name: cv.en.variants })).toHaveCount(0);
	}
});

for (const path of resumePages) {
	test(`${path} becomes a PDF of at least one page`, { tag: '@matrix' }, async ({ page }) => {
		const layout = new Layout(page, 'uk');
		await layout.open(path);
		const file = (await page.pdf({ format: 'A4' })).toString('latin1');
		expect(file.startsWith('%PDF-')).toBe(true);
		const pages = file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
		expect(pages).toBeGreaterThanOrEqual(1);
		expect(pages).toBeLessThan(40);
	});
}

/** Entries of which no paper has all parts. */
function findTorn(entries: readonly string[][], papers: readonly string[]): string[][] {
	return entries
		.map((parts) => parts.map(toCharacters))
		.filter((parts) => !papers.some((paper) => parts.every((part) => paper.includes(part))));
}

async function readPages(pdf: Buffer): Promise<string[]> {
	const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
	const document = await task.promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		pages.push(toCharacters(items.map((item) => ('str' in item ? item.str : '')).join('')));
	}
	await task.destroy();
	return pages;
}

/** Without spaces: a PDF keeps places of words, not what stood between them. */
function toCharacters(text: string): string {
	return text.replaceAll(/\s/g, '');
}
