import type { Page } from '@playwright/test';
import { BuiltSite } from '../dist/built-site.ts';
import { expect, test } from './test.ts';

/** Every page with a search field, what is typed into it, and where its answers are. */
const searches = [
	{ path: '/projects', query: 'bakery', hit: '#projects > li:not([hidden]) h2' },
	{ path: '/projects?view=table', query: 'bakery', hit: 'tbody tr:not([hidden]) h2' },
	{ path: '/certificates', query: 'scrum', hit: '[data-hits] a' },
	{ path: '/uk/certificates', query: 'scrum', hit: '[data-hits] a' },
	{ path: '/es/certificates', query: 'scrum', hit: '[data-hits] a' },
	{ path: '/extra', query: 'cube', hit: '#tools li:not([hidden]) a' },
	{ path: '/extra/notes', query: 'rye', hit: '.record-list .record-text' },
	{ path: '/extra/rates', query: 'zloty', hit: '.rate-board .rate-list li' },
];

const windows = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
];

test('the list of searches names every page that has one', { tag: '@matrix' }, () => {
	const site = new BuiltSite('dist');
	const pages = site
		.list()
		.filter((file) => /^(?!uk|es).*\.html$/.test(file) && /type="?search/.test(site.readText(file)))
		.map((file) => `/${file.replace(/\.html$/, '')}`);
	const named = searches.map(({ path }) => path.replace(/\?.*/, ''));
	expect(named).toEqual(expect.arrayContaining(pages));
	expect(pages.length).toBeGreaterThan(4);
});

for (const size of windows) {
	test(`the first answer of every search is seen without scrolling at ${size.width} x ${size.height}`, {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.setViewportSize(size);
		for (const { path, query, hit } of searches) {
			await openSearch(page, path);
			await page.getByRole('main').getByRole('searchbox').fill(query);
			const first = page.locator(hit).first();
			await expect(first, path).toContainText(new RegExp(query, 'i'));
			await expect(first, path).toBeInViewport({ ratio: 1 });
			const [field, answer] = await Promise.all([
				page.getByRole('main').getByRole('searchbox').boundingBox(),
				first.boundingBox(),
			]);
			const distance = (answer?.y ?? 0) - (field?.y ?? 0);
			test
				.info()
				.annotations.push({ type: 'px below the field', description: `${path} ${distance}` });
			expect(distance, path).toBeGreaterThan(0);
		}
	});
}

test('Enter goes to the first document that is found, and the totals give way to it', async ({
	page,
}) => {
	await page.goto('/certificates');
	const main = page.getByRole('main');
	await main.getByRole('searchbox').fill('14 Jul 2022');
	const hits = main.locator('[data-hits] li');
	await expect(hits.first().locator('time')).toHaveText('14 Jul 2022');
	await expect(main.getByRole('region', { name: 'Totals' })).toBeHidden();
	await expect(main.getByRole('region', { name: 'One from each school' })).toBeHidden();
	await page.keyboard.press('Enter');
	await expect(hits.first().getByRole('link')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/(certificates\/|education#)/);
	await page.goBack();
	await expect(main.getByRole('searchbox')).toHaveValue('14 Jul 2022');
	await expect(hits.first().locator('time')).toHaveText('14 Jul 2022');
});

async function openSearch(page: Page, path: string) {
	await page.addInitScript(() => {
		localStorage.setItem('projectSearch', 'true');
		const updatedAt = '2026-11-20T12:00:00.000Z';
		const notes = {
			v: 1,
			data: Array.from({ length: 30 }, (_, id) => ({
				id: `${id}`,
				text: 'rye and tea',
				updatedAt,
			})),
		};
		localStorage.setItem('notes', JSON.stringify(notes));
	});
	await page.goto(path);
	await page.getByRole('main').getByRole('searchbox').focus();
	await page.locator('[data-ready]').first().or(page.locator('[data-tool-search]')).waitFor();
}
