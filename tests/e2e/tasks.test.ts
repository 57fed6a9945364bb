import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { listTasks } from '#tools/tasks/list-tasks.ts';
import { openTask } from './pages/task-page.ts';
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

for (const [width, height] of [
	[1366, 768],
	[390, 844],
] as const) {
	test(`a window of ${width} × ${height} has the fields, the editor’s button and the trace of a task`, {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.setViewportSize({ width, height });
		for (const task of listTasks()) {
			await openTask(page, task);
			for (const part of ['.demo input', '.own-solution button', '.trace-controls'])
				await expect(page.locator(part).first(), `${task} ${part}`).toBeInViewport({ ratio: 1 });
			await expect(page.locator('.trace [aria-current]').first(), task).toBeInViewport();
			if (width < height) continue;
			await page.getByRole('button', { name: messages.en.editor.open }).click();
			await page.locator('.cm-content').waitFor();
			await page.evaluate(() => scrollTo(0, 0));
			await expect(page.getByRole('button', { name: messages.en.editor.run }), task).toBeInViewport(
				{ ratio: 1 },
			);
		}
	});
}
