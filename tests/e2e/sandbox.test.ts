import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { fill } from '#i18n/messages.ts';
import { openTask, writeCode } from './pages/task-page.ts';
import { reachingCode } from './reaching-code.ts';
import { expect, test } from './test.ts';

const { editor } = messages.en;

test.describe('the sandbox', () => {
	test.use({ expectedErrors: [/content security policy|fetch|Failed to load/i] });

	test('code can neither reach the network, the page nor the storage', async ({ page }) => {
		await openTask(page, 'findvowels');
		await page.getByRole('button', { name: editor.open }).click();
		await writeCode(page, reachingCode);
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.locator('.cases tbody tr td').nth(1)).toHaveText("'closed'");
	});

	test('where the editor cannot be loaded, a plain field does, until it can', {
		tag: '@matrix',
	}, async ({ page }) => {
		await openTask(page, 'fizzbuzz');
		await page.route(/code-editor/, (route) => route.abort());
		await page.getByRole('button', { name: editor.open }).click();
		await expect(page.getByText(editor.failed)).toBeVisible();
		const field = page.getByRole('textbox', { name: editor.label });
		await field.fill('const fizzbuzz = () => "x".repeat(1e7);');
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.getByText('0 of 5 tests passed.')).toBeVisible();
		const got = await page.locator('.cases tbody tr td').nth(1).textContent();
		expect(got?.length).toBeLessThan(1000);
		await field.fill('let = ;');
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.locator('.run-report')).toContainText(
			fill(editor.syntax, { line: 1, message: fill(editor.faults.unexpected, { text: '=' }) }),
		);
		await page.unroute(/code-editor/);
		await page.getByRole('button', { name: editor.retry }).click();
		await expect(page.locator('.cm-content')).toContainText('let = ;');
	});
});
