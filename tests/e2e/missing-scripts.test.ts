import type { Page } from '@playwright/test';
import { common } from '#i18n/messages/common/index.ts';
import { expect, test } from './test.ts';

test.use({
	expectedErrors: [/status of 404|Error hydrating|ERR_FAILED|dynamically imported module/],
});

test('a tool whose code is not there is reported, and trying again brings it', async ({ page }) => {
	const code = /\/_astro\/LoginForm\.[\w-]+\.js/;
	await page.route(code, (route) => route.fulfill({ status: 404 }));
	await page.goto('/extra/login');
	await expect(notice(page)).toBeVisible();
	await page.unroute(code);
	await page.getByRole('button', { name: common.en.loadAgain }).press('Enter');
	await page.locator('.login[data-ready]').waitFor();
	await expect(notice(page)).toBeHidden();
});

for (const failing of ['start', 'actions']) {
	test(`a page for reading shows a message, and no button that does nothing, without its ${failing} script`, async ({
		page,
	}) => {
		await page.route(new RegExp(`/_astro/${failing}\\.[\\w-]+\\.js`), (route) => route.abort());
		await page.goto('/');
		await page.mouse.move(300, 300);
		await expect(notice(page)).toBeVisible();
		await expect(page.locator('html')).not.toHaveClass('js');
		await expect(page.locator('.needs-js:visible')).toHaveCount(0);
		await page.unrouteAll();
		await page.getByRole('link', { name: common.en.loadAgain }).click();
		await expect(notice(page)).toBeHidden();
		await page.getByRole('button', { name: common.en.theme.system }).click();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
	});
}

function notice(page: Page) {
	return page.locator('#not-loaded');
}
