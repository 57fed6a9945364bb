import { getResolvedPDFJS } from 'unpdf';
import { resumePages } from '../fixtures/resume-pages.ts';
import { listCaseStudies } from './pages/case-study.ts';
import { Layout } from './pages/layout.ts';
import { measureVisibleText } from './pages/visible-text.ts';
import { expect, test } from './test.ts';

const { getDocument } = await getResolvedPDFJS();

test('in print every page shows at least 98 % of its text at once, and no navigation', async ({
	page,
}) => {
	test.slow();
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const path of [...resumePages, ...listCaseStudies()]) {
		await layout.open(path, { waitUntil: 'domcontentloaded' });
		const { share, unseen } = await measureVisibleText(page);
		expect([path, share >= 0.98 ? [] : unseen]).toEqual([path, []]);
		await expect(layout.header).toBeHidden();
		await expect(layout.footer).toBeHidden();
		await expect(layout.main.getByRole('button')).toHaveCount(0);
	}
});

test('tools print what they hold without its buttons', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const tool of ['todo', 'notes', 'rates'] as const) {
		await layout.open(`/extra/${tool}`);
		expect([tool, await layout.main.getByRole('button').allTextContents()]).toEqual([tool, []]);
	}
});

test('links that lead elsewhere, or to tools and case studies of this site, show their addresses', async ({
	page,
}) => {
	await page.emulateMedia({ media: 'print' });
	const layout = new Layout(page);
	for (const path of ['/', '/projects', '/education', '/about'] as const) {
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
						link.dataset.address ?? new URL(link.getAttribute('href') ?? '', new URL(site)).href,
						getComputedStyle(link, '::after').content.replaceAll(/" "|^"|"$/g, ''),
					];
				}),
		);
		expect(links.length).toBeGreaterThan(2);
		for (const [href, shown] of links)
			expect([href, shown]).toEqual([href, expect.stringContaining(`${href?.replace(/\/$/, '')}`)]);
	}
});

test('the projects are on at most four pages, and their table is printed from the page on which it begins with no row cut', async ({
	page,
}) => {
	const layout = new Layout(page, 'es');
	await layout.open('/projects');
	expect((await readPages(await page.pdf({ format: 'A4' }))).length).toBeLessThanOrEqual(4);
	await layout.main.getByRole('button', { name: layout.t.table }).click();
	const table = layout.main.getByRole('table');
	await expect(table).toBeVisible();
	const caption = await table.locator('caption').textContent();
	const rows = await table.locator('tbody tr').evaluateAll((all) =>
		all.map((row) =>
			[...row.querySelectorAll('td')].slice(0, 3).map((cell) => {
				for (const hidden of cell.querySelectorAll('.hidden-words')) hidden.remove();
				return cell.textContent;
			}),
		),
	);
	expect(rows.length).toBeGreaterThan(15);
	const papers = await readPages(await page.pdf({ format: 'A4' }));
	expect(findTorn([[caption ?? '', ...(rows[0] ?? [])], ...rows], papers)).toEqual([]);
});

test('it is dark ink on white paper in either colours', async ({ page }) => {
	const layout = new Layout(page);
	const seen = new Set<string>();
	for (const theme of ['light', 'dark']) {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ media: 'print', colorScheme });
			await layout.open('/experience');
			await page.evaluate((value) => localStorage.setItem('theme', value), theme);
			await page.reload();
			const colours = await page.evaluate(() => {
				const { backgroundColor, color } = getComputedStyle(document.documentElement);
				return `${color} on ${backgroundColor}`;
			});
			seen.add(colours);
		}
	}
	expect([...seen]).toEqual([expect.stringMatching(/^oklch\(0\.[12].* on rgb\(255, 255, 255\)$/)]);
});

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
