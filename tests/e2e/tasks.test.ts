import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { listTasks } from '#tools/tasks/list-tasks.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { expect, test } from './test.ts';

test('the hub is a list or a table, and remembers which', async ({ page }) => {
	await page.goto('/extra/tasks');
	await page.getByRole('button', { name: 'Table' }).click();
	await expect(page.getByRole('table', { name: messages.en.hub.caption })).toBeVisible();
	await page.reload();
	await page.getByRole('button', { name: 'Table' }).focus();
	const rows = page.locator('table.records tbody tr');
	await expect(rows).toHaveCount(5);
	await page.getByRole('button', { name: 'List' }).click();
	await expect(page.locator('.task-list')).toBeVisible();
});

for (const task of listTasks()) {
	test(`the first window has the fields, the solution in a field and the run of ${task}`, {
		tag: '@matrix',
	}, async ({ page }) => {
		await expectInFirstWindow(page, `/extra/tasks/${task}`, {
			ready: '.workshop[data-ready]',
			notebook:
				'.demo input, .solution-editor textarea, .own-solution .controls, .trace-controls, .trace .code',
			phone: '.demo input, .open-editor, .trace-controls, .trace [aria-current]',
		});
	});
}
