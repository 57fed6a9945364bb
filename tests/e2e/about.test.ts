import { locales } from '#i18n/locales.ts';
import { about as messages } from '#i18n/messages/about/index.ts';
import { About } from './pages/about.ts';
import { projects, technologies } from './pages/content.ts';
import { expect, test } from './test.ts';

for (const locale of locales) {
	test(`${locale}: "more" is collapsed at first and holds four paragraphs and a note`, async ({
		page,
	}) => {
		const about = new About(page, locale);
		await about.open('/about');
		await expect(about.main.getByRole('heading', { level: 1 })).toHaveText(messages[locale].title);
		await expect(about.paragraphs).toHaveCount(0);
		await expect(about.note).toBeHidden();
		await about.more.click();
		await expect(about.note).toBeVisible();
		await expect(about.note.getByRole('paragraph')).toHaveCount(1);
		await expect(about.paragraphs).toHaveCount(4 + 1);
		for (const text of await about.paragraphs.allTextContents()) {
			expect(text.length).toBeGreaterThan(100);
		}
		await about.more.click();
		await expect(about.note).toBeHidden();
	});

	test(`${locale}: 28 technologies are shown as cards or as a table`, async ({ page }) => {
		const about = new About(page, locale);
		const titles = technologies.map(({ title }) => title);
		await about.open('/about');
		expect(titles).toHaveLength(28);
		await expect(about.technologies).toHaveText(titles);
		await expect(about.cards).toHaveAttribute('aria-pressed', 'true');
		await about.tableView.click();
		await expect(about.table.getByRole('row')).toHaveCount(29);
		await expect(about.table.getByRole('columnheader')).toHaveCount(4);
		await expect(about.technologies).toHaveText(titles);
		await about.cards.click();
		await expect(about.table).toBeHidden();
		await expect(about.technologies).toHaveText(titles);
	});
}

test('a technology that projects name leads to those projects', { tag: '@matrix' }, async ({
	page,
}) => {
	const about = new About(page, 'en');
	await about.open('/about');
	const users = projects.filter(({ technologies: names }) => names.includes('React'));
	const card = about.main
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading', { name: 'React', exact: true }) });
	await card.getByRole('link', { name: `${users.length} projects` }).click();
	await expect(page).toHaveURL(/\/projects\?q=React$/);
	await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(users.length);
});

test('the focus moves back through the table by keyboard, and the sticky heading covers no link', {
	tag: '@matrix',
}, async ({ page }) => {
	const about = new About(page, 'en');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await about.open('/about');
	await about.tableView.click();
	const links = about.table.getByRole('link');
	await links.last().focus();
	const head = about.table.getByRole('columnheader').first();
	for (const link of (await links.all()).reverse()) {
		await expect(link).toBeFocused();
		const [box, above] = [await link.boundingBox(), await head.boundingBox()];
		expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
		await page.keyboard.press('Shift+Tab');
	}
});

test('"more" opens from the keyboard', { tag: '@matrix' }, async ({ page }) => {
	const about = new About(page, 'en');
	await about.open('/about');
	await about.more.focus();
	await page.keyboard.press('Enter');
	await expect(about.note).toBeVisible();
});
