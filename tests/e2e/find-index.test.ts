import { Find } from './pages/find.ts';
import { expect, test } from './test.ts';

test.describe('a lost connection', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] });

	test('is reported, with a way out, and actions still work; a new try helps', async ({ page }) => {
		const find = new Find(page);
		await page.route('**/find.json', (route) => route.abort());
		await find.open('/about');
		await expect(find.dialog).toContainText(find.t.failed);
		await expect(find.dialog.getByRole('link', { name: find.t.certificates })).toBeVisible();
		await expect(find.group(find.t.groups.action).getByRole('option')).not.toHaveCount(0);
		await page.unroute('**/find.json');
		await find.dialog.getByRole('button', { name: find.t.again }).click();
		await expect(find.field).toBeFocused();
		await expect(find.group(find.t.groups.page).getByRole('option')).not.toHaveCount(0);
		await expect(find.dialog).not.toContainText(find.t.failed);
	});
});

test('an index that is not what it should be counts as not loaded', { tag: '@matrix' }, async ({
	page,
}) => {
	const find = new Find(page);
	await page.route('**/find.json', (route) =>
		route.fulfill({ json: { email: '', records: [{ kind: 'x', href: 'javascript:alert(1)' }] } }),
	);
	await find.open('/about');
	await expect(find.dialog).toContainText(find.t.failed);
});
