import { find } from '#i18n/messages/find/index.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

test('the question mark lists the keys; single keys that are switched off there do nothing', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.goto('/uk/extra/calculator');
	const entry = page.locator('.calculator-entry').first();
	await page.locator('.machine[data-ready]').waitFor();
	await page.keyboard.type('7?');
	await expect(entry).toHaveText('7');
	const list = page.getByRole('dialog', { name: find.uk.shortcuts.title });
	await loadAxe(page);
	await list.waitFor();
	expect(await findFaults(page, { rules: 'all', within: '.keys' })).toEqual([]);
	await list.getByRole('switch').press('Space');
	await page.keyboard.press('Escape');
	await page.locator('h1').click();
	await page.keyboard.type('8/?');
	await expect(page.locator('dialog:modal')).toHaveCount(0);
	await expect(entry).toHaveText('7');
});
