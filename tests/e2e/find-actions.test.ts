import { Find } from './pages/find.ts';
import { Layout } from './pages/layout.ts';
import { expect, test } from './test.ts';

test('before the visitor types there are the pages and what can be done', async ({ page }) => {
	const find = new Find(page);
	const layout = new Layout(page);
	await find.open('/about');
	await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
	const action = (name: string) => find.group(find.t.groups.action).getByText(name);
	await action(find.t.themes.dark).click();
	await expect(find.dialog).toBeHidden();
	expect(await layout.state('theme')).toBe('dark');

	await page.keyboard.press('Control+k');
	await expect(action(find.t.themes.dark)).toHaveCount(0);
	await action(find.t.viewModes.alternative).click();
	await expect.poll(() => layout.state('view')).toBe('alternative');

	await page.keyboard.press('Control+k');
	await find.ask('українською');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/uk/about');
	expect(await layout.saved('user-locale')).toBe('uk');
});

test('the e-mail address is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const find = new Find(page);
	await find.open('/about');
	await find.ask('e-mail');
	await page.keyboard.press('Enter');
	await expect(find.status).toHaveText(find.t.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@');
});
